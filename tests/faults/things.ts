import {
  cancelOne,
  cancelShipment,
  closing,
  createAttachmentUploads,
  execute,
  type Outcome,
  reasonOf,
  removeAttachment,
  runRest,
  sendAttachment,
} from 'app/for-fault-tests';
import type { Shipment } from 'contract';
import { testCenterCopy } from 'design-system/screens/backoffice/test-center/test-center.copy.ts';
import { cancellingCopy } from 'design-system/screens/shipments/cancelling/cancelling.copy.ts';
import { attachmentsCopy } from 'design-system/screens/shipments/ShipmentPanel/Attachments.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import type { CountedApi } from 'platform/api/testing';
import type { Target } from './faulty-proxy.ts';
import { createOrdered, createTemplate } from './forms.ts';
import type { Mutation, Told } from './mutation.ts';
import { pause } from './person.ts';
import { afterSignIn, press } from './press.ts';

function cancelling(
  name: string,
  words: { readonly failed: string; readonly open: string },
  create: (api: CountedApi, reference: string) => Promise<Shipment>,
): Mutation {
  return {
    name,
    call: 'shipments.cancel',
    async wish(api, person, reference) {
      const { id, version } = await create(api, reference);
      const attempt = press(cancelShipment, { id, version }, { ...cancellingCopy, ...words });
      return {
        target: { method: 'POST', path: new RegExp(`^/shipments/${id}/cancel$`) },
        attempt,
        goOn: afterSignIn(person, attempt),
        count: () => api.countRecords(id, 'cancelled'),
      };
    },
  };
}

/** What is told of many: the reason of one that is left. */
function toldOf<Item, Result>(
  outcomes: readonly Outcome<Item, Result>[],
  reason: (error: unknown) => string,
): Told {
  const left = outcomes.find(({ isDone }) => !isDone);
  return left?.isDone === false ? { isDone: false, text: reason(left.error) } : { isDone: true };
}

/** Three at once, of which the second one is struck. */
const batch: Mutation = {
  name: 'cancel many',
  call: 'shipments.cancel',
  async wish(api, person, reference) {
    const shipments: Shipment[] = [];
    for (const place of [1, 2, 3]) shipments.push(await createTemplate(api, `${reference}-${place}`));
    let outcomes: readonly Outcome<Shipment, Shipment>[] = [];
    const attempt = async (): Promise<Told> => {
      const { signal } = new AbortController();
      outcomes = await runRest(shipments, outcomes, cancelOne, { signal, onProgress: () => undefined });
      return toldOf(outcomes, reasonOf);
    };
    return {
      target: { method: 'POST', path: new RegExp(`^/shipments/${shipments[1]?.id}/cancel$`) },
      attempt,
      goOn: afterSignIn(person, attempt),
      async count() {
        const [first = 0, second = 0, third = 0] = await Promise.all(
          shipments.map(({ id }) => api.countRecords(id, 'cancelled')),
        );
        const areAllTold = outcomes.every(({ isDone }) => isDone);
        if (areAllTold && (first === 0 || third === 0)) return 0;
        return first > 1 || third > 1 ? Math.max(first, third) : second;
      },
    };
  },
};

const ups = { carrier: 'UPS', carrierProduct: 'Standard', carrierProductCode: 'UPS_STANDARD' } as const;

/** A closing for each of two carriers, and each is struck. */
const batchClosing: Mutation = {
  name: 'close many',
  call: 'dayEndClosings.create',
  async wish(api, person, reference) {
    const shipments: Shipment[] = [];
    for (const [place, changes] of [{}, {}, ups].entries())
      shipments.push(await createOrdered(api, `${reference}-${place}`, changes));
    const { chosen } = closing.ask(shipments);
    if (chosen.length < shipments.length) throw new Error('Not all of them can be closed');
    let outcomes: Awaited<ReturnType<typeof closing.run>> = [];
    const attempt = async (): Promise<Told> => {
      const { signal } = new AbortController();
      outcomes = await closing.run(chosen, outcomes, { signal, onProgress: () => undefined });
      return toldOf(outcomes, closing.reasonOf);
    };
    return {
      target: { method: 'POST', path: /^\/day-end-closings$/ },
      attempt,
      goOn: afterSignIn(person, attempt),
      async count() {
        const counts = await Promise.all(chosen.map(({ id }) => api.countRecords(id, 'closed')));
        const areAllTold = outcomes.every(({ isDone }) => isDone);
        return areAllTold && counts.includes(0) ? 0 : Math.max(...counts);
      },
    };
  },
};

const pdf = '%PDF-1.7\n%%EOF\n';

/** Which of the calls that attach a file is struck. */
type Step = Pick<Mutation, 'name' | 'call'> & { readonly target: Target };

function attaching({ name, call, target }: Step, isAnnouncement = false): Mutation {
  return {
    name,
    call,
    async wish(api, person, reference) {
      const { id } = await createTemplate(api, reference);
      const fileName = `${reference}.pdf`;
      const uploads = createAttachmentUploads({ send: sendAttachment, onDone: () => undefined });
      const own = () => uploads.ofShipment(id)[0];
      const choose = () => uploads.add(id, new File([pdf], fileName, { type: 'application/pdf' }), 'person');
      const end = async (): Promise<Told> => {
        while (own()?.progress.kind === 'sending' || own()?.progress.kind === 'waiting') await pause(5);
        const progress = own()?.progress;
        if (progress === undefined) return { isDone: true };
        if (progress.kind === 'refused') return { isDone: false, text: progress.text };
        if (progress.kind !== 'failed') throw new Error(`It is ${progress.kind}`);
        return { isDone: false, text: attachmentsCopy.failures[progress.reason] };
      };
      return {
        target,
        attempt() {
          choose();
          return end();
        },
        goOn() {
          person.signInAgain();
          const upload = own();
          if (upload?.progress.kind === 'failed') uploads.retry(upload.id);
          else if (upload) {
            // What was refused is dismissed and chosen again.
            uploads.cancel(upload.id);
            choose();
          }
          return end();
        },
        count: async () =>
          isAnnouncement
            ? Math.max(await api.countAttachments(id), await api.countFiles(fileName))
            : api.countAttachments(id),
        isKept: () => own() !== undefined,
      };
    },
  };
}

const detaching: Mutation = {
  name: 'remove a file',
  call: 'shipments.detach',
  async wish(api, person, reference) {
    const { id: shipmentId } = await createTemplate(api, reference);
    const file = new File([pdf], `${reference}.pdf`, { type: 'application/pdf' });
    const sending = { signal: new AbortController().signal, onProgress: () => undefined };
    await sendAttachment({ shipmentId, file, key: crypto.randomUUID() }, sending);
    const id = await api.attachmentOf(shipmentId);
    const attempt = press(removeAttachment, { shipmentId, id }, attachmentsCopy.removal);
    return {
      target: { method: 'DELETE', path: new RegExp(`^/shipments/${shipmentId}/attachments/${id}$`) },
      attempt,
      goOn: afterSignIn(person, attempt),
      count: () => api.countRecords(shipmentId, 'detached'),
    };
  },
};

/** Where there is no socket to say it over. */
const executing: Mutation = {
  name: 'execute test cases',
  call: 'testSamples.execute',
  isOfStaff: true,
  async wish(api, person) {
    const id = await api.createSeries();
    const failed = testCenterCopy.runFailed('');
    const attempt = press(execute, { id }, { ...writeFailureCopy, failed, open: failed });
    return {
      target: { method: 'POST', path: new RegExp(`^/test-samples/${id}/execute$`) },
      attempt,
      goOn: afterSignIn(person, attempt),
      count: () => api.countExecutions(id),
    };
  },
};

/** What is done with a shipment, or with test cases, that are there. */
export const thingMutations: readonly Mutation[] = [
  cancelling('cancel a shipment', cancellingCopy.ordered, createOrdered),
  cancelling('discard a template', cancellingCopy.template, createTemplate),
  batch,
  batchClosing,
  attaching(
    {
      name: 'announce a file',
      call: 'fileAssets.requestUpload',
      target: { method: 'POST', path: /^\/file-assets\/request-upload$/ },
    },
    true,
  ),
  attaching({
    name: 'send a file',
    call: 'fileAssets.upload',
    target: { method: 'PUT', path: /^\/file-assets\/[^/]+\/upload$/ },
  }),
  attaching({
    name: 'confirm a file',
    call: 'fileAssets.confirm',
    target: { method: 'POST', path: /^\/file-assets\/[^/]+\/confirm$/ },
  }),
  attaching({
    name: 'attach a file',
    call: 'shipments.attach',
    target: { method: 'POST', path: /^\/shipments\/[^/]+\/attachments$/ },
  }),
  detaching,
  executing,
];
