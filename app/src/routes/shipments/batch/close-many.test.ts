import type { ClosableShipment } from 'design-system/screens/shipments/BatchClosing/to-closing-question.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../http/api-error.ts';

interface Sent {
  body: { carrier: string; onlyIds: readonly string[] };
  idempotencyKey: string;
}

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown, sent: Sent) => Promise<unknown>>() }));
// The page's own client and session begin with the document.
vi.mock('../../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../../services.ts', () => ({ session: { getSnapshot: () => ({ claims: null }) } }));

const { closing, reasonOf } = await import('./close-many.ts');

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
});

const shipment = (id: string, carrier = 'DHL') => ({ id, carrier }) as ClosableShipment;
const chosen = [shipment('a'), shipment('b', 'UPS'), shipment('c'), shipment('d', 'GLS')];
const sent = () => call.mock.calls.map(([, { body }]) => body);
const keys = () => call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
const run = async (before: Awaited<ReturnType<typeof closing.run>> = [], signal?: AbortSignal) =>
  closing.run(chosen, before, { signal: signal ?? new AbortController().signal, onProgress: vi.fn() });
const told = (outcomes: Awaited<ReturnType<typeof run>>) =>
  outcomes.map((outcome) => [outcome.item.id, outcome.isDone ? 'done' : reasonOf(outcome.error)]);

/** DHL refuses one of two, UPS does not answer, GLS takes all. */
function answerPartly(): void {
  call.mockImplementation((_, { body: { carrier } }) => {
    if (carrier === 'UPS') return Promise.reject(new ApiError('offline', 'gone'));
    const refusal = { shipmentId: 'c', reason: 'Zu spät angemeldet.' };
    return Promise.resolve({ closing: {}, failures: carrier === 'DHL' ? [refusal] : [] });
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
  call.mockResolvedValue({ closing: {}, failures: [] });
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
    Promise.reject(body.carrier === 'UPS' ? refusal : new ApiError('timeout', 'gone')),
  );
  const before = await run();
  const [dhl, ups, gls] = keys();
  expect(new Set(keys()).size).toBe(3);
  call.mockReset();
  call.mockResolvedValue({ closing: {}, failures: [] });
  expect((await run(before)).every(({ isDone }) => isDone)).toBe(true);
  const again = keys();
  expect([again[0], again[2]]).toEqual([dhl, gls]);
  expect(again[1]).not.toBe(ups);
});

test('what was sent before the dialog was closed is asked about with its own key', async () => {
  call.mockRejectedValue(new ApiError('timeout', 'gone'));
  await run();
  const before = keys();
  call.mockReset();
  call.mockResolvedValue({ closing: {}, failures: [] });
  expect((await run()).every(({ isDone }) => isDone)).toBe(true);
  expect(keys()).toEqual(before);
});

test('once it is stopped no further carrier is asked', async () => {
  const stopped = new AbortController();
  call.mockImplementation(() => {
    stopped.abort();
    return Promise.resolve({ closing: {}, failures: [] });
  });
  expect(told(await run([], stopped.signal)).map(([id]) => id)).toEqual(['a', 'c']);
});
