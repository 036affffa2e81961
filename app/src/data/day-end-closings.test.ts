import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import type { ClosingInput } from './day-end-closings.ts';

interface Sent {
  readonly body: { readonly orderedUntil: string; readonly excludedIds: readonly string[] };
  readonly idempotencyKey: string;
}

const { call } = vi.hoisted(() => ({ call: vi.fn<(endpoint: unknown, sent: Sent) => Promise<unknown>>() }));
// The page's own client and session begin with the document.
vi.mock('../http/client.ts', () => ({ http: { call } }));
vi.mock('../services.ts', () => ({
  session: { getSnapshot: () => ({ claims: { access: { sub: 'jana', org_code: 'tietze' } } }) },
}));

const { closeDay } = await import('./day-end-closings.ts');

const { signal } = new AbortController();
let turn = 0;
/** Another press each time, after the list was read anew. */
const press = (more: object = {}) => {
  turn += 1;
  const input: ClosingInput = {
    carrier: 'DHL',
    only: 'all',
    excludedIds: [],
    orderedUntil: `14:0${turn}`,
  };
  return closeDay.send([{ ...input, ...more }], { signal, idempotencyKey: `press-${turn}` });
};
const sent = () => call.mock.calls.map(([, { idempotencyKey, body }]) => [idempotencyKey, body.orderedUntil]);
const closed = (shipments: number) => ({ closing: { shipments }, failures: [] });
const lost = new ApiError('timeout', 'no answer');
const problem = { type: 'about:blank', title: 'Heute sind keine Sendungen offen.', status: 422 };
const nothingOpen = new ApiError('invalid', 'no', { status: 422, problem });

beforeEach(() => {
  turn = 0;
  call.mockReset();
  sessionStorage.clear();
});

test('what may have been closed is asked about with its own key, and then what is open since is closed', async () => {
  call.mockRejectedValueOnce(lost);
  expect(await press()).toMatchObject([{ carrier: 'DHL', error: lost, isAfterAnother: false }]);
  call.mockResolvedValueOnce(closed(14)).mockRejectedValueOnce(nothingOpen);
  // It was done the first time: nobody is told that there was nothing to close.
  expect(await press()).toEqual([{ carrier: 'DHL', result: closed(14) }]);
  expect(sent()).toEqual([
    ['press-1-DHL', '14:01'],
    ['press-1-DHL', '14:01'],
    ['press-2-DHL', '14:02'],
  ]);
  call.mockResolvedValueOnce(closed(3));
  expect(await press()).toEqual([{ carrier: 'DHL', result: closed(3) }]);
  expect(sent().at(-1)).toEqual(['press-3-DHL', '14:03']);
});

test('what is taken up again and what was closed with it are both told, and so is that the rest was refused', async () => {
  call.mockRejectedValueOnce(lost);
  await press();
  call.mockResolvedValueOnce(closed(14)).mockResolvedValueOnce(closed(2));
  expect(await press()).toEqual([
    { carrier: 'DHL', result: closed(14) },
    { carrier: 'DHL', result: closed(2) },
  ]);
  call.mockRejectedValueOnce(lost);
  await press();
  const refusal = new ApiError('invalid', 'no', { status: 422, problem: { ...problem, code: 'TOO_MANY' } });
  call.mockResolvedValueOnce(closed(14)).mockRejectedValueOnce(refusal);
  expect(await press()).toMatchObject([{ result: closed(14) }, { error: refusal }]);
});

test('the key stays for as long as nobody says what became of it', async () => {
  const held = new ApiError('rateLimited', 'wait', { status: 429, problem: { ...problem, status: 429 } });
  for (const error of [lost, held, lost]) {
    call.mockRejectedValueOnce(error);
    await press();
  }
  expect(sent().map(([key]) => key)).toEqual(['press-1-DHL', 'press-1-DHL', 'press-1-DHL']);
});

test('a refusal of the platform frees it', async () => {
  call.mockRejectedValueOnce(nothingOpen);
  await press();
  call.mockResolvedValueOnce(closed(1));
  await press();
  expect(sent().map(([key]) => key)).toEqual(['press-1-DHL', 'press-2-DHL']);
});

test('what was excluded since is not closed by what was sent before', async () => {
  call.mockRejectedValueOnce(lost);
  await press();
  call.mockRejectedValueOnce(nothingOpen);
  expect(await press({ excludedIds: ['shp_1'] })).toMatchObject([{ isAfterAnother: true }]);
  expect(call.mock.lastCall?.[1].body.excludedIds).toEqual(['shp_1']);
  expect(sent().at(-1)?.[0]).toBe('press-2-DHL');
});
