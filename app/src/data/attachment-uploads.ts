import { attachmentRefusal, problemCodes } from 'contract';
import type {
  FileUpload,
  UploadProgress,
} from 'design-system/screens/shipments/ShipmentPanel/attachments-state.ts';
import { ApiError } from '../http/api-error.ts';
import { reportError } from '../monitoring/report-error.ts';
import type { AttachmentIntent, sendAttachment } from './send-attachment.ts';

/** Files on their way to shipments. They go on when the panel is closed, and are there when it is opened again. */
export interface AttachmentUploads {
  readonly subscribe: (listener: () => void) => () => void;
  /** In the order in which they were chosen; @returns the same list until something changes */
  readonly ofShipment: (shipmentId: string) => readonly FileUpload[];
  /** @param person whose file it is: nobody else's token sends it */
  readonly add: (shipmentId: string, file: File, person: string) => void;
  readonly retry: (uploadId: string) => void;
  /** Calls it off and forgets it. */
  readonly cancel: (uploadId: string) => void;
  /** Forgets the files of all others. */
  readonly keepOnly: (person: string) => void;
}

interface Parts {
  readonly send: typeof sendAttachment;
  readonly onDone: (fileName: string) => void;
  readonly report?: (error: unknown) => void;
}

interface Entry {
  readonly id: string;
  readonly person: string;
  readonly intent: AttachmentIntent;
  readonly controller: AbortController;
  progress: UploadProgress;
}

const none: readonly FileUpload[] = [];

/** One file after the other is sent: two at once are both late. */
export function createAttachmentUploads({ send, onDone, report = reportError }: Parts): AttachmentUploads {
  let entries: readonly Entry[] = [];
  let isSending = false;
  const listeners = new Set<() => void>();
  const lists = new Map<string, readonly FileUpload[]>();

  function change(next = entries): void {
    entries = next;
    lists.clear();
    for (const listener of listeners) listener();
  }

  function show(entry: Entry, progress: UploadProgress): void {
    entry.progress = progress;
    if (entries.includes(entry)) change();
  }

  async function sendNext(): Promise<void> {
    const entry = entries.find(({ progress }) => progress.kind === 'waiting');
    if (isSending || !entry) return;
    isSending = true;
    show(entry, { kind: 'sending', sent: 0 });
    try {
      await send(entry.intent, {
        signal: entry.controller.signal,
        onProgress: (sent) => show(entry, { kind: 'sending', sent }),
      });
      forget((one) => one === entry);
      onDone(entry.intent.file.name);
    } catch (error) {
      if (!(error instanceof ApiError)) report(error);
      show(entry, toProgress(error));
    }
    isSending = false;
    void sendNext();
  }

  function forget(isGone: (entry: Entry) => boolean): void {
    const gone = entries.filter(isGone);
    if (gone.length === 0) return;
    change(entries.filter((entry) => !gone.includes(entry)));
    for (const { controller } of gone) controller.abort();
  }

  function sendAgain(isMeant: (entry: Entry) => boolean): void {
    for (const entry of entries.filter(isMeant)) show(entry, { kind: 'waiting' });
    void sendNext();
  }

  globalThis.addEventListener('online', () =>
    sendAgain(({ progress }) => progress.kind === 'failed' && progress.reason === 'offline'),
  );
  globalThis.addEventListener('beforeunload', (event) => {
    if (entries.some(({ progress }) => progress.kind !== 'refused')) event.preventDefault();
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ofShipment(shipmentId) {
      const known = lists.get(shipmentId);
      if (known) return known;
      const ofIt = entries.filter(({ intent }) => intent.shipmentId === shipmentId);
      const list = ofIt.length === 0 ? none : ofIt.map(toUpload);
      lists.set(shipmentId, list);
      return list;
    },
    add(shipmentId, file, person) {
      const text = attachmentRefusal({ fileName: file.name, size: file.size });
      const entry: Entry = {
        id: crypto.randomUUID(),
        person,
        intent: { shipmentId, file, key: crypto.randomUUID() },
        controller: new AbortController(),
        progress: text === undefined ? { kind: 'waiting' } : { kind: 'refused', text },
      };
      change([...entries, entry]);
      void sendNext();
    },
    retry: (uploadId) => sendAgain(({ id, progress }) => id === uploadId && progress.kind === 'failed'),
    cancel: (uploadId) => forget(({ id }) => id === uploadId),
    keepOnly: (person) => forget((entry) => entry.person !== person),
  };
}

function toUpload({ id, intent: { file }, progress }: Entry): FileUpload {
  return { id, fileName: file.name, size: file.size, progress };
}

/** What the platform will say again to the same file is no failure that another attempt mends. */
function toProgress(error: unknown): UploadProgress {
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: 'unknown' };
  const { kind, problem } = error;
  // A late repetition of what had been given up. The next attempt takes over, or finds that all is there.
  if (problem?.code === problemCodes.uploadOvertaken) return { kind: 'failed', reason: 'unknown' };
  if (problem && (kind === 'invalid' || kind === 'conflict' || kind === 'forbidden')) {
    const { title, detail, errors: [first] = [] } = problem;
    // Titles of one word or two are no sentence.
    const sentences = [title.endsWith('.') ? title : undefined, detail].filter((text) => text !== undefined);
    return { kind: 'refused', text: first?.detail ?? sentences.join(' ') };
  }
  if (kind === 'timeout') return { kind: 'failed', reason: 'late' };
  if (kind === 'unauthorized') return { kind: 'failed', reason: 'signedOut' };
  if (kind === 'offline' && !navigator.onLine) return { kind: 'failed', reason: 'offline' };
  return { kind: 'failed', reason: 'unknown' };
}
