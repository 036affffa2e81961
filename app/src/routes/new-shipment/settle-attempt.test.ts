import { problemCodes, type Shipment } from 'contract';
import { expect, test, vi } from 'vitest';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { ApiError } from '../../http/api-error.ts';
import { settleAttempt } from './settle-attempt.ts';

const attempt = {
  phase: 'sent',
  idempotencyKey: 'key-of-the-intent',
  draft: completeDraft,
  recipientKey: null,
} as const;
const shipment = { id: 'shp_1' } as Shipment;
const fails = (code?: string, retryAfterSeconds?: number) =>
  new ApiError('conflict', 'x', {
    status: 409,
    problem: { type: 'about:blank', title: 'Titel', status: 409, ...(code && { code }) },
    retryAfterSeconds,
  });
const running = fails(problemCodes.idempotencyInProgress);
const lost = fails(problemCodes.carrierUnknown);

function setUp() {
  const caller = new AbortController();
  const find = vi.fn<(key: string) => Promise<Shipment | undefined>>();
  const rest = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
  const onPause = vi.fn<(reason: string) => void>();
  const settle = () => settleAttempt(attempt, find, { signal: caller.signal, rest, onPause });
  return { find, rest, onPause, settle, giveUp: () => caller.abort() };
}

test('a shipment that is there is the result', async () => {
  const { find, settle } = setUp();
  find.mockResolvedValue(shipment);
  expect(await settle()).toEqual({ kind: 'created', shipment });
  expect(find.mock.calls).toEqual([['key-of-the-intent']]);
});

test('an empty list, or a key that is closed, means that there is nothing', async () => {
  const { find, settle } = setUp();
  find.mockResolvedValueOnce(undefined);
  expect(await settle()).toEqual({ kind: 'nothing' });
  find.mockRejectedValueOnce(fails(problemCodes.idempotencyClosed));
  expect(await settle()).toEqual({ kind: 'nothing' });
});

test('what is open is asked for again with growing pauses up to a minute', async () => {
  const { find, rest, onPause, settle } = setUp();
  for (let round = 0; round < 4; round += 1) find.mockRejectedValueOnce(running);
  for (let round = 0; round < 4; round += 1) find.mockRejectedValueOnce(lost);
  find.mockResolvedValue(shipment);
  expect(await settle()).toEqual({ kind: 'created', shipment });
  const pauses = [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000];
  expect(rest.mock.calls).toEqual(pauses.map((milliseconds) => [milliseconds]));
  expect(new Set(onPause.mock.calls.flat())).toEqual(new Set(['open']));
});

test('the platform may ask for a longer pause', async () => {
  const { find, rest, settle } = setUp();
  find
    .mockRejectedValueOnce(fails(problemCodes.idempotencyInProgress, 5))
    .mockRejectedValueOnce(fails(problemCodes.idempotencyInProgress, 1))
    .mockResolvedValue(shipment);
  await settle();
  expect(rest.mock.calls).toEqual([[5000], [4000]]);
});

test.each(['offline', 'timeout', 'server', 'brokenAnswer', 'rateLimited'] as const)(
  'a question without an answer („%s“) says nothing, and is put again',
  async (kind) => {
    const { find, rest, onPause, settle } = setUp();
    find.mockRejectedValueOnce(new ApiError(kind, 'x', { retryAfterSeconds: 30 }));
    find.mockResolvedValue(shipment);
    expect(await settle()).toEqual({ kind: 'created', shipment });
    expect(onPause.mock.calls).toEqual([['unanswered']]);
    expect(rest.mock.calls).toEqual([[30_000]]);
  },
);

test('where asking again would be no use, it ends', async () => {
  const { find, rest, settle } = setUp();
  for (const error of [
    new ApiError('forbidden', 'x'),
    new ApiError('unauthorized', 'x'),
    new Error('oops'),
  ]) {
    find.mockRejectedValueOnce(error);
    await expect(settle()).rejects.toBe(error);
  }
  expect(rest).not.toHaveBeenCalled();
});

test('whoever waits no more gets no answer, and asks no more', async () => {
  const { find, rest, settle, giveUp } = setUp();
  find.mockRejectedValue(running);
  rest.mockImplementation(async () => giveUp());
  expect(await settle()).toBeUndefined();
  expect(find).toHaveBeenCalledTimes(1);
});

test.each([
  ['the carrier has refused', problemCodes.carrierRefused],
  ['had another price', problemCodes.priceChanged],
])('what %s in the end has created nothing', async (_, code) => {
  const { find, settle } = setUp();
  const refusal = fails(code);
  find.mockRejectedValueOnce(lost).mockRejectedValueOnce(refusal);
  expect(await settle()).toEqual({ kind: 'refused', error: refusal });
});
