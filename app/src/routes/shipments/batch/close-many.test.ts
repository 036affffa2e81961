import type { ClosableShipment } from 'design-system/screens/shipments/BatchClosing/to-closing-question.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../http/api-error.ts';

interface Sent {
  body?: { carrier: string; onlyIds: readonly string[] };
  idempotencyKey?: string;
  query?: { carrier: string; page: number };
}

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: { method: string }, sent: Sent) => Promise<unknown>>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../../data/day-end-closings.ts', () => ({ closingReads: [] }));

const { closing, reasonOf } = await import('./close-many.ts');

beforeEach(() => vi.resetAllMocks());

const shipment = (id: string, carrier = 'DHL') => ({ id, carrier }) as ClosableShipment;
const chosen = [shipment('a'), shipment('b', 'UPS'), shipment('c'), shipment('d', 'GLS')];
const sent = () => call.mock.calls.flatMap(([, { body }]) => (body ? [body] : []));
const keys = () => call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
const run = async (before: Awaited<ReturnType<typeof closing.run>> = [], signal?: AbortSignal) =>
  closing.run(chosen, before, { signal: signal ?? new AbortController().signal, onProgress: vi.fn() });
const told = (outcomes: Awaited<ReturnType<typeof run>>) =>
  outcomes.map((outcome) => [outcome.item.id, outcome.isDone ? 'done' : reasonOf(outcome.error)]);

/** DHL refuses one of two, UPS does not answer, GLS takes all. */
function answerPartly(): void {
  call.mockImplementation(({ method }, { body }) => {
    if (method === 'GET')
      return Promise.resolve({
        items: [
          { id: 'old', failure: { reason: 'von gestern' } },
          { id: 'c', failure: { reason: 'Zu spät angemeldet.' } },
          { id: 'other', failure: null },
        ],
        totalPages: 7,
      });
    if (body?.carrier === 'UPS') return Promise.reject(new ApiError('offline', 'gone'));
    return Promise.resolve({ closing: {}, failed: body?.carrier === 'DHL' ? 1 : 0 });
  });
}

test('each carrier is closed once, and what it refuses is named with its reason', async () => {
  answerPartly();
  expect(told(await run())).toEqual([
    ['a', 'done'],
    ['b', 'Die Antwort ist ausgeblieben. Sehen Sie in der Sendungsliste nach oder versuchen Sie es erneut.'],
    ['c', 'Zu spät angemeldet.'],
    ['d', 'done'],
  ]);
  expect(sent()).toEqual([
    { carrier: 'DHL', onlyIds: ['a', 'c'] },
    { carrier: 'UPS', onlyIds: ['b'] },
    { carrier: 'GLS', onlyIds: ['d'] },
  ]);
});

test('what is closed is not sent again', async () => {
  answerPartly();
  const before = await run();
  call.mockReset();
  call.mockResolvedValue({ closing: {}, failed: 0 });
  expect(told(await run(before)).map(([, what]) => what)).toEqual(['done', 'done', 'done', 'done']);
  expect(sent()).toEqual([
    { carrier: 'UPS', onlyIds: ['b'] },
    { carrier: 'DHL', onlyIds: ['c'] },
  ]);
});

test('what became of a lost answer is asked with the key that was sent, and of a refusal with another', async () => {
  const problem = { type: 'about:blank', title: 'Heute sind keine Sendungen offen.', status: 422 };
  const refusal = new ApiError('invalid', 'refused', { status: 422, problem });
  call.mockImplementation((_, { body }) =>
    Promise.reject(body?.carrier === 'UPS' ? refusal : new ApiError('timeout', 'gone')),
  );
  const before = await run();
  const [dhl, ups, gls] = keys();
  expect(new Set(keys()).size).toBe(3);
  call.mockReset();
  call.mockResolvedValue({ closing: {}, failed: 0 });
  expect((await run(before)).every(({ isDone }) => isDone)).toBe(true);
  const again = keys();
  expect([again[0], again[2]]).toEqual([dhl, gls]);
  expect(again[1]).not.toBe(ups);
});

test('reasons that could not be read are asked for with the key of the closing', async () => {
  call.mockImplementation(({ method }) =>
    method === 'GET'
      ? Promise.reject(new ApiError('offline', 'gone'))
      : Promise.resolve({ closing: {}, failed: 1 }),
  );
  const before = await run();
  const [dhl] = keys();
  call.mockReset();
  answerPartly();
  expect(told(await run(before))[2]).toEqual(['c', 'Zu spät angemeldet.']);
  expect(keys()[0]).toBe(dhl);
});

test('once it is stopped no further carrier is asked', async () => {
  const stopped = new AbortController();
  call.mockImplementation(() => {
    stopped.abort();
    return Promise.resolve({ closing: {}, failed: 0 });
  });
  expect(told(await run([], stopped.signal)).map(([id]) => id)).toEqual(['a', 'c']);
});

test('of reasons that cannot be read nobody is told that it was closed', async () => {
  call.mockImplementation(({ method }) =>
    method === 'GET'
      ? Promise.reject(new ApiError('offline', 'gone'))
      : Promise.resolve({ closing: {}, failed: 1 }),
  );
  expect((await run()).every(({ isDone }) => !isDone)).toBe(true);
});
