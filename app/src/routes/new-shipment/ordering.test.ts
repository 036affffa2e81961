import type { ServerResponse } from 'node:http';
import { type AddressBlock, problemCodes, type Shipment, shipmentOrdersApi, shipmentsApi } from 'contract';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../browser/testing/memory-storage.ts';
import { createShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { completeInput } from '../../drafts/testing/complete-input.ts';
import { ApiError } from '../../http/api-error.ts';
import { createHttpClient } from '../../http/http-client.ts';
import { json, problem, type SeenRequest, serve } from '../../http/testing/test-server.ts';
import { tokenSource } from '../../http/testing/test-tokens.ts';
import { createOrdering } from './ordering.ts';
import { createdShipment } from './testing/created-shipment.ts';

const owner = { sub: 'person-1', orgCode: 'org_1' };
const order = { ...completeDraft, isAvis: false };
const keyOf = ({ headers }: SeenRequest) => String(headers['idempotency-key']);
const wish = { intent: 'order', saveRecipient: false } as const;
const lost = { kind: 'unknown', lookUp: 'idle' };

/** What the platform does with the next order; it always knows afterwards what it has done. */
type Deed =
  | 'order'
  | 'order, and lose the answer'
  | 'lose the order'
  | 'be busy'
  | 'be unsure'
  | 'order, and be refused in between'
  | 'order, and be signed out in between'
  | 'refuse'
  | 'refuse as another';

/** A platform that orders at most once per key, and closes a key that it has said „nothing“ about. */
async function setUp(...deeds: Deed[]) {
  const made = new Map<string, Shipment>();
  const closed = new Set<string>();
  const server = await serve((response, request) => {
    if (request.method === 'GET') return lookUp(response, request);
    const key = keyOf(request);
    const deed = deeds.shift() ?? 'order';
    if (closed.has(key)) return problem(409, { code: problemCodes.idempotencyClosed })(response, request);
    if (deed === 'be busy') return problem(429)(response, request);
    if (deed === 'refuse') return problem(422, { code: problemCodes.carrierRefused })(response, request);
    if (deed === 'refuse as another')
      return problem(422, { code: problemCodes.idempotencyMismatch })(response, request);
    if (deed === 'lose the order') return void response.destroy();
    made.set(key, made.get(key) ?? createdShipment(`shp_${made.size}`));
    if (deed === 'be unsure') return problem(409, { code: problemCodes.carrierUnknown })(response, request);
    if (deed === 'order, and lose the answer') return void response.destroy();
    if (deed === 'order, and be refused in between')
      return void response.writeHead(403).end('<h1>Proxy</h1>');
    if (deed === 'order, and be signed out in between') return void response.writeHead(401).end();
    json(200, made.get(key))(response, request);
  });
  function lookUp(response: ServerResponse, request: SeenRequest): void {
    const key = new URL(request.url, server.url).searchParams.get('idempotencyKey') ?? '';
    const found = made.get(key);
    if (!found) closed.add(key);
    const page = { items: found ? [found] : [], totalItems: 0, totalPages: 0, statusCounts: {} };
    json(200, page)(response, request);
  }

  const storage = memoryStorage();
  const store = createShipmentDraftStore(storage, owner);
  store.save({ input: completeInput, selectedRate: null });
  const http = createHttpClient({
    baseUrl: server.url,
    tokens: tokenSource(),
    timeouts: { connectMs: 5000, bodyMs: 5000 },
    pause: async () => {},
  });
  const calls = {
    create: (body: typeof order, idempotencyKey: string) =>
      http.call(shipmentOrdersApi.create, { body, idempotencyKey }),
    find: async (idempotencyKey: string) =>
      (await http.call(shipmentsApi.list, { query: { idempotencyKey } })).items[0],
    saveRecipient: vi.fn<(recipient: AddressBlock, key: string) => void>(),
    wait: vi.fn<(milliseconds: number) => Promise<void>>(async () => {}),
    report: vi.fn<(error: unknown) => void>(),
  };
  const ordering = createOrdering(store, calls);
  const keys = () => server.seen.filter(({ method }) => method === 'POST').map(keyOf);
  return {
    ordering,
    store,
    storage,
    calls,
    made,
    keys,
    submission: () => ordering.getState().submission,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('what was ordered is the end of the draft', async () => {
  await using t = await setUp();
  const submitting = t.ordering.submit(order, wish);
  expect(t.submission()).toEqual({ kind: 'sending', intent: 'order' });
  await submitting;
  expect(t.ordering.getState()).toMatchObject({ submission: { kind: 'idle' }, created: { id: 'shp_0' } });
  expect(t.storage.keys('')).toEqual([]);
});

test('a second press while one is under way sends nothing', async () => {
  await using t = await setUp();
  await Promise.all([t.ordering.submit(order, wish), t.ordering.submit(order, wish)]);
  expect(t.keys()).toHaveLength(1);
});

test('a network that is lost while the order is under way does not make a second parcel', async () => {
  await using t = await setUp('order, and lose the answer');
  await t.ordering.submit(order, wish);
  expect(t.submission()).toEqual(lost);
  // Whatever lets somebody press again: it is the same intent.
  await t.ordering.submit(order, wish);
  expect(t.ordering.getState().created).toMatchObject({ id: 'shp_0' });
  expect(new Set(t.keys()).size).toBe(1);
  expect(t.made.size).toBe(1);
});

test.each([
  ['order, and be refused in between', lost],
  ['order, and be signed out in between', { kind: 'session-ended' }],
] as const)(
  'after „%s“ it stays open what was ordered, and nothing is ordered twice',
  async (deed, shown) => {
    // Whoever is told so asks once more with a new token.
    await using t = await setUp(deed, deed);
    await t.ordering.submit(order, wish);
    expect(t.submission()).toEqual(shown);
    expect(t.ordering.getState().isOpen).toBe(true);
    if (shown.kind === 'session-ended') t.ordering.resume();
    else await t.ordering.lookUp();
    await expect.poll(() => t.ordering.getState().created).toMatchObject({ id: 'shp_0' });
    expect(t.made.size).toBe(1);
  },
);

test('another key is taken only once a look-up has found nothing', async () => {
  await using t = await setUp('lose the order', 'lose the order');
  await t.ordering.submit(order, wish);
  await t.ordering.submit(order, wish);
  expect(t.submission()).toEqual(lost);
  await t.ordering.lookUp();
  expect(t.submission()).toEqual({ kind: 'unknown', lookUp: 'nothing-found' });
  await t.ordering.submit({ ...order, description: 'Zweiter Versuch' }, wish);
  const [first, second, third] = t.keys();
  expect(first).toBe(second);
  expect(third).not.toBe(first);
  expect(t.made.size).toBe(1);
});

test('a key that was closed elsewhere is given up, and the person is asked', async () => {
  await using t = await setUp('lose the order');
  await t.ordering.submit(order, wish);
  await t.calls.find(t.keys()[0] ?? '');
  await t.ordering.submit(order, wish);
  expect(t.submission()).toEqual({ kind: 'unknown', lookUp: 'nothing-found' });
  expect(t.made.size).toBe(0);
  await t.ordering.submit(order, wish);
  expect(t.made.size).toBe(1);
});

test('an order that is open at the carrier is asked for until it is known, and never sent again', async () => {
  await using t = await setUp('be unsure');
  const seen: string[] = [];
  t.ordering.subscribe(() => {
    const { submission } = t.ordering.getState();
    seen.push(submission.kind === 'unknown' ? submission.lookUp : submission.kind);
  });
  await t.ordering.submit(order, wish);
  expect(seen).toEqual(['sending', 'settling', 'idle']);
  expect(t.ordering.getState().created).toMatchObject({ id: 'shp_0' });
  expect(t.keys()).toHaveLength(1);
});

test.each<[Deed, string]>([
  ['refuse', 'refused'],
  ['be busy', 'faulty'],
])('who is told that nothing was ordered („%s“) orders anew', async (deed, failure) => {
  await using t = await setUp(deed);
  await t.ordering.submit(order, wish);
  expect(t.submission()).toMatchObject({ kind: 'failed', failure });
  await t.ordering.submit(order, wish);
  expect(new Set(t.keys()).size).toBe(2);
});

test('a fault of ours is reported, and the order may stand', async () => {
  await using t = await setUp();
  const fault = new TypeError('oops');
  const ordering = createOrdering(t.store, { ...t.calls, create: () => Promise.reject(fault) });
  await ordering.submit(order, wish);
  expect(t.calls.report.mock.calls).toEqual([[fault]]);
  expect(ordering.getState().submission).toEqual(lost);
  expect(t.store.openAttempt()).toBeDefined();
});

test('an answer to what was given up changes nothing', async () => {
  await using t = await setUp();
  const submitting = t.ordering.submit(order, wish);
  t.ordering.giveUp();
  await submitting;
  expect(t.ordering.getState()).toEqual({ submission: { kind: 'idle' }, created: null, isOpen: true });
  // What became of it is found out when the draft is taken up again.
  expect(createShipmentDraftStore(t.storage, owner).load()?.attempt.phase).toBe('sent');
  await t.ordering.lookUp();
  expect(t.ordering.getState().created).toMatchObject({ id: 'shp_0' });
});

test('an order is open from its sending until it is known', async () => {
  await using t = await setUp('order, and lose the answer');
  const isOpen = () => t.ordering.getState().isOpen;
  expect(isOpen()).toBe(false);
  const submitting = t.ordering.submit(order, wish);
  expect(isOpen()).toBe(true);
  await submitting;
  expect(isOpen()).toBe(true);
  expect(createOrdering(t.store, t.calls).getState().isOpen).toBe(true);
  await t.ordering.lookUp();
  expect(isOpen()).toBe(false);
});

test.each<Deed>(['order', 'order, and lose the answer', 'be unsure'])(
  'the recipient is kept once, however it is learnt that there is a shipment („%s“)',
  async (deed) => {
    await using t = await setUp(deed);
    await t.ordering.submit(order, { ...wish, saveRecipient: true });
    // As after a reload.
    await createOrdering(t.store, t.calls).lookUp();
    expect(t.calls.saveRecipient.mock.calls).toEqual([[order.to, expect.any(String)]]);
  },
);

test('a recipient is not kept for nothing, nor unasked', async () => {
  await using t = await setUp('lose the order');
  await t.ordering.submit(order, { ...wish, saveRecipient: true });
  await t.ordering.lookUp();
  await t.ordering.submit(order, wish);
  expect(t.made.size).toBe(1);
  expect(t.calls.saveRecipient).not.toHaveBeenCalled();
});

test('what another tab has ordered with the same key is not told as one’s own', async () => {
  await using t = await setUp('refuse as another');
  const { idempotencyKey } = t.store.beginAttempt(order);
  t.made.set(idempotencyKey, { ...createdShipment('shp_other'), description: 'Etwas anderes' });
  await t.ordering.submit(order, wish);
  expect(t.ordering.getState()).toEqual({
    submission: { kind: 'other-created', intent: 'order', orderNumber: 'LO-104512' },
    created: null,
    isOpen: false,
  });
  await t.ordering.submit(order, wish);
  expect(t.ordering.getState().created).toMatchObject({ description: order.description });
  expect(t.keys()[1]).not.toBe(idempotencyKey);
});

test('an ended session is over once somebody is signed in again', async () => {
  await using t = await setUp();
  const ended = new ApiError('unauthorized', 'x');
  let isEnded = true;
  const ordering = createOrdering(t.store, {
    ...t.calls,
    create: (draft, key) => (isEnded ? Promise.reject(ended) : t.calls.create(draft, key)),
    find: (...call) => (isEnded ? Promise.reject(ended) : t.calls.find(...call)),
  });
  ordering.resume();
  expect(ordering.getState().submission).toEqual({ kind: 'idle' });

  await ordering.submit(order, wish);
  expect(ordering.getState().submission).toEqual({ kind: 'session-ended' });
  // A 401 comes before any work is done: what is sent next is the form of then.
  ordering.resume();
  expect(ordering.getState().submission).toEqual({ kind: 'idle' });
  expect(t.store.openAttempt()).toBeUndefined();

  t.store.beginAttempt(order);
  await ordering.lookUp();
  expect(ordering.getState().submission).toEqual({ kind: 'session-ended' });
  isEnded = false;
  ordering.resume();
  await expect
    .poll(() => ordering.getState().submission)
    .toEqual({ kind: 'unknown', lookUp: 'nothing-found' });
});
