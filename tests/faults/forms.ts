import { isDeepStrictEqual } from 'node:util';
import {
  callsForTemplate,
  completeInput,
  createOrdering,
  createShipment,
  createWriter,
  findCreatedShipment,
  type Ordering,
  type OrderingCalls,
  requestQuote,
  type ShipmentDraftStore,
  toQuoteSubmission,
} from 'app/for-fault-tests';
import type { ShipmentDraft } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import type { SubmissionState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { SubmissionMessage } from 'design-system/screens/shipments/NewShipment/SubmissionMessage';
import type { CountedApi } from 'platform/api/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FASTER } from './app-client.ts';
import type { Mutation, Told, Wish } from './mutation.ts';
import { pause, type Person } from './person.ts';

type Intent = 'order' | 'avis';

const draftOf = (reference: string): ShipmentDraft => ({
  ...domesticDraft,
  linkedRecipientId: null,
  linkedSenderId: null,
  referenceNumber: reference,
});

const nothing = () => undefined;

/** What the form says of an attempt, as it is read out. */
function wordsOf(submission: SubmissionState): string {
  const message = createElement(SubmissionMessage, {
    submission,
    shipmentsHref: '/sendungen',
    onLookUp: nothing,
    onSignIn: nothing,
    onKeepMine: nothing,
    onLoadCurrent: nothing,
  });
  const fields = submission.kind === 'failed' ? (submission.fields ?? []) : [];
  return [
    renderToStaticMarkup(message).replaceAll(/<[^>]*>/g, ' '),
    ...fields.map((field) => field.message),
  ].join(' ');
}

/** One form whose button orders, or stores. */
function formOf(
  person: Person,
  { reference, intent, calls }: { reference: string; intent: Intent; calls: FormCalls },
): Pick<Wish, 'attempt' | 'goOn' | 'isKept'> {
  const input = { ...completeInput, referenceNumber: reference };
  const draft = draftOf(reference);
  const name = calls.version === undefined ? '' : 'edit.shp';
  let store = person.openDraft(name);
  store.save({ input, selectedRate: null });
  if (calls.version !== undefined) store.beginWith(calls.version);
  const open = () =>
    createOrdering(store, {
      ...calls.of(store),
      saveRecipient: nothing,
      wait: (milliseconds) => pause(milliseconds / FASTER),
      report: (error) => {
        throw error;
      },
    });
  let ordering = open();
  const submit = () => ordering.submit(draft, { intent, saveRecipient: false });
  let turns = 0;

  return {
    async attempt() {
      await submit();
      return told(ordering);
    },
    async goOn() {
      turns += 1;
      person.signInAgain();
      if (turns === 1 && person.reloads) {
        ordering.giveUp();
        store = person.openDraft(name);
        if (!store.load()) throw new Error('The draft is gone');
        ordering = open();
        if (store.openAttempt()) await ordering.lookUp();
        return told(ordering);
      }
      ordering.resume();
      await settled(ordering);
      const { submission, created } = ordering.getState();
      if (created) return { isDone: true };
      if (submission.kind === 'unknown' && submission.lookUp !== 'nothing-found') await ordering.lookUp();
      else await submit();
      return told(ordering);
    },
    isKept: () => isDeepStrictEqual(person.openDraft(name).load()?.input, input),
  };
}

interface FormCalls {
  readonly of: (store: ShipmentDraftStore) => OrderingCalls;
  /** Of the template that is edited. */
  readonly version?: number;
}

const newShipment: FormCalls = {
  of: () => ({
    create: createShipment,
    find: findCreatedShipment,
    saveRecipient: nothing,
    wait: async () => undefined,
    report: nothing,
  }),
};

/** Nothing is under way any more. */
async function settled(ordering: Ordering): Promise<void> {
  const isUnderWay = () => {
    const { submission } = ordering.getState();
    return (
      submission.kind === 'sending' || (submission.kind === 'unknown' && submission.lookUp === 'running')
    );
  };
  while (isUnderWay()) await pause(5);
}

function told(ordering: Ordering): Told {
  const { created, submission } = ordering.getState();
  return created ? { isDone: true } : { isDone: false, text: wordsOf(submission) };
}

const creating = { method: 'POST', path: /^\/shipments$/ };

function formOfNew(name: string, intent: Intent): Mutation {
  return {
    name,
    call: 'shipments.create',
    wish: async (api, person, reference) => ({
      ...formOf(person, { reference, intent, calls: newShipment }),
      target: creating,
      count: async () => {
        const shipments = await api.countShipments(reference);
        const orders = api.countOrders(reference);
        return intent === 'order' ? Math.max(shipments, orders) : shipments + orders;
      },
    }),
  };
}

function formOfTemplate(name: string, intent: Intent): Mutation {
  return {
    name,
    call: intent === 'avis' ? 'shipments.change' : 'shipments.submit',
    async wish(api, person, reference) {
      const { id, version } = await createTemplate(api, `${reference}-before`);
      return {
        ...formOf(person, {
          reference,
          intent,
          calls: { of: (store) => callsForTemplate(id, store), version },
        }),
        target:
          intent === 'avis'
            ? { method: 'PATCH', path: new RegExp(`^/shipments/${id}$`) }
            : { method: 'POST', path: new RegExp(`^/shipments/${id}/submit$`) },
        count: async () =>
          intent === 'avis'
            ? api.countRecords(id, 'changed')
            : Math.max(api.countOrders(reference), await api.countRecords(id, 'ordered')),
      };
    },
  };
}

export function createTemplate(api: CountedApi, reference: string) {
  return api.create({ ...draftOf(reference), isAvis: true });
}

export function createOrdered(api: CountedApi, reference: string, changes: Partial<ShipmentDraft> = {}) {
  return api.create({ ...draftOf(reference), ...changes });
}

const quote: Mutation = {
  name: 'request a quote',
  call: 'shipments.requestQuote',
  isToldBySpecification: true,
  async wish(api, person, reference) {
    let store = person.openDraft();
    const input = { ...completeInput, referenceNumber: reference };
    store.save({ input, selectedRate: null });
    const open = () => createWriter(requestQuote, { keys: store.keys, onDone: () => store.clear() });
    let writer = open();
    let turns = 0;
    const unpriced = { carrier: '', carrierProduct: '', carrierProductCode: '' } as const;
    const draft = { ...draftOf(reference), ...unpriced };
    const attempt = async (): Promise<Told> => {
      await writer.run(draft);
      const submission = toQuoteSubmission(writer.getState());
      return submission ? { isDone: false, text: wordsOf(submission) } : { isDone: true };
    };
    return {
      target: { method: 'POST', path: /^\/shipments\/request-quote$/ },
      attempt,
      goOn() {
        person.signInAgain();
        turns += 1;
        if (turns === 1 && person.reloads) {
          store = person.openDraft();
          store.load();
          writer = open();
        }
        return attempt();
      },
      count: () => api.countQuotes(reference),
      isKept: () => isDeepStrictEqual(person.openDraft().load()?.input, input),
    };
  },
};

/** What the form of a shipment sends. */
export const formMutations: readonly Mutation[] = [
  formOfNew('order a shipment', 'order'),
  formOfNew('store a template', 'avis'),
  formOfTemplate('change a template', 'avis'),
  formOfTemplate('complete a template', 'order'),
  quote,
];
