import type { ContactDraft } from 'contract';
import { ApiError } from '../../http/api-error.ts';

/** One row that is to be put into the address book. */
export interface ImportItem {
  readonly line: number;
  readonly draft: ContactDraft;
  /** The contact that it takes the place of, in the version that was compared; null makes a new one. */
  readonly target: { readonly id: string; readonly version: number } | null;
}

/** What became of a row: not sent yet, done, or why not. */
export type ImportOutcome = 'done' | { readonly failed: string };

export interface ImportProgress {
  /** By the line of the file. */
  readonly outcomes: ReadonlyMap<number, ImportOutcome>;
  readonly kind: 'running' | 'paused' | 'interrupted' | 'finished';
}

export interface ImportParts {
  /** Sends one; the same line has the same key, so that none is made twice however often it is sent. */
  readonly send: (item: ImportItem, signal: AbortSignal) => Promise<unknown>;
  readonly wait: (seconds: number, signal: AbortSignal) => Promise<void>;
  readonly onProgress: (progress: ImportProgress) => void;
  /** What is said of a failure that has no words of its own. */
  readonly unknownFailure: string;
}

/** What is wrong in the row; where nothing is said of that, why it was refused: the title of a 403 tells that least. */
function reasonOf({ fields, kind, problem }: ApiError): string | undefined {
  const complaints = [...new Set(fields.values())].join(' ');
  return complaints || (kind === 'forbidden' ? problem?.detail : undefined) || problem?.title;
}

const AT_A_TIME = 2;
const DEFAULT_WAIT = 5;

/** An import that can be stopped and goes on where it was. */
export interface RunningImport {
  readonly pause: () => void;
  /** Settles once nothing more is sent. */
  readonly end: Promise<void>;
}

/**
 * Puts rows into the address book, two at a time. A row that is refused is left out and told of; where nobody
 * answers it stops, and goes on from there when it is run again.
 *
 * @param before what became of rows in an earlier run
 */
export function runImport(
  items: readonly ImportItem[],
  before: ReadonlyMap<number, ImportOutcome>,
  { send, wait, onProgress, unknownFailure }: ImportParts,
): RunningImport {
  const outcomes = new Map(before);
  const left = items.filter(({ line }) => !outcomes.has(line));
  const stop = new AbortController();
  let kind: ImportProgress['kind'] = 'running';
  const report = () => onProgress({ outcomes: new Map(outcomes), kind });

  const sendOne = async (item: ImportItem): Promise<void> => {
    for (;;) {
      try {
        await send(item, stop.signal);
        outcomes.set(item.line, 'done');
        return;
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        if (error.kind === 'rateLimited') {
          await wait(error.retryAfterSeconds ?? DEFAULT_WAIT, stop.signal);
          continue;
        }
        // Nobody has judged the row, or nobody knows what became of it: it is sent again later, with the same key.
        if (error.isOutcomeUnknown || error.kind === 'unauthorized') {
          kind = 'interrupted';
          stop.abort();
          return;
        }
        outcomes.set(item.line, { failed: reasonOf(error) ?? unknownFailure });
        return;
      }
    }
  };
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item && !stop.signal.aborted; item = left.shift()) {
      await sendOne(item);
      report();
    }
  };
  const end = Promise.all(Array.from({ length: AT_A_TIME }, work)).then(() => {
    if (kind === 'running') kind = stop.signal.aborted ? 'paused' : 'finished';
    report();
  });
  return { pause: () => stop.abort(), end };
}
