import { problemCodes, type Shipment } from 'contract';
import { expect, test, vi } from 'vitest';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { ApiError } from '../../http/api-error.ts';
import { settleAttempt } from './settle-attempt.ts';

const attempt = { phase: 'sent', idempotencyKey: 'key-of-the-intent', draft: completeDraft } as const;
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
  const calls = {
    find: vi.fn<(key: string) => Promise<Shipment | undefined>>(),
    create: vi.fn<() => Promise<Shipment>>(),
  };
  const rest = vi.fn<(milliseconds: number) => Promise<void>>(async () => {});
  const onPause = vi.fn<(reason: string) => void>();
  const settle = (mayRepeat = false) =>
    settleAttempt(attempt, calls, { signal: caller.signal, rest, onPause, mayRepeat });
  return { calls, rest, onPause, settle, giveUp: () => caller.abort() };
}

test('a shipment that is there is the result', async () => {
  const { calls, settle } = setUp();
  calls.find.mockResolvedValue(shipment);
  expect(await settle(true)).toEqual({ kind: 'created', shipment });
  expect(calls.find.mock.calls).toEqual([['key-of-the-intent']]);
  expect(calls.create).not.toHaveBeenCalled();
});

test('an empty list, or a key that is closed, means that there is nothing', async () => {
  const { calls, settle } = setUp();
  calls.find.mockResolvedValueOnce(undefined);
  expect(await settle()).toEqual({ kind: 'nothing' });
  calls.find.mockRejectedValueOnce(fails(problemCodes.idempotencyClosed));
  expect(await settle()).toEqual({ kind: 'nothing' });
});

test('what is open is asked for again with growing pauses up to a minute, and never sent again', async () => {
  const { calls, rest, onPause, settle } = setUp();
  for (let round = 0; round < 4; round += 1) calls.find.mockRejectedValueOnce(running);
  for (let round = 0; round < 4; round += 1) calls.find.mockRejectedValueOnce(lost);
  calls.find.mockResolvedValue(shipment);
  expect(await settle()).toEqual({ kind: 'created', shipment });
  const pauses = [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000];
  expect(rest.mock.calls).toEqual(pauses.map((milliseconds) => [milliseconds]));
  expect(new Set(onPause.mock.calls.flat())).toEqual(new Set(['open']));
  expect(calls.create).not.toHaveBeenCalled();
});

test('the platform may ask for a longer pause', async () => {
  const { calls, rest, settle } = setUp();
  calls.find
    .mockRejectedValueOnce(fails(problemCodes.idempotencyInProgress, 5))
    .mockRejectedValueOnce(fails(problemCodes.idempotencyInProgress, 1))
    .mockResolvedValue(shipment);
  await settle();
  expect(rest.mock.calls).toEqual([[5000], [4000]]);
});

test.each(['offline', 'timeout', 'server', 'brokenAnswer', 'rateLimited'] as const)(
  'a question without an answer („%s“) says nothing, and is put again',
  async (kind) => {
    const { calls, rest, onPause, settle } = setUp();
    calls.find.mockRejectedValueOnce(new ApiError(kind, 'x', { retryAfterSeconds: 30 }));
    calls.find.mockResolvedValue(shipment);
    expect(await settle()).toEqual({ kind: 'created', shipment });
    expect(onPause.mock.calls).toEqual([['unanswered']]);
    expect(rest.mock.calls).toEqual([[30_000]]);
  },
);

test('where asking again would be no use, it ends', async () => {
  const { calls, rest, settle } = setUp();
  for (const error of [
    new ApiError('forbidden', 'x'),
    new ApiError('unauthorized', 'x'),
    new Error('oops'),
  ]) {
    calls.find.mockRejectedValueOnce(error);
    await expect(settle()).rejects.toBe(error);
  }
  expect(rest).not.toHaveBeenCalled();
});

test('whoever waits no more gets no answer, and asks no more', async () => {
  const { calls, rest, settle, giveUp } = setUp();
  calls.find.mockRejectedValue(running);
  rest.mockImplementation(async () => giveUp());
  expect(await settle()).toBeUndefined();
  expect(calls.find).toHaveBeenCalledTimes(1);
});

test('a lost one is sent once more as it was, with its key, where that is allowed', async () => {
  const { calls, settle } = setUp();
  calls.find.mockRejectedValue(lost);
  calls.create.mockResolvedValue(shipment);
  expect(await settle(true)).toEqual({ kind: 'created', shipment });
  expect(calls.create.mock.calls).toEqual([[completeDraft, 'key-of-the-intent']]);
});

test.each([lost, running, fails(), new ApiError('invalid', 'x'), new ApiError('offline', 'x')])(
  'a repetition that comes to nothing leaves it open: $kind',
  async (error) => {
    const { calls, onPause, settle } = setUp();
    calls.find.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(shipment);
    calls.create.mockRejectedValue(error);
    expect(await settle(true)).toEqual({ kind: 'created', shipment });
    expect(onPause.mock.calls).toEqual([['open'], ['open']]);
    expect(calls.create).toHaveBeenCalledTimes(1);
  },
);

test('a repetition that the carrier refuses, or whose key is closed, has created nothing', async () => {
  const { calls, settle } = setUp();
  const refusal = fails(problemCodes.carrierRefused);
  calls.find.mockRejectedValue(lost);
  calls.create.mockRejectedValueOnce(refusal);
  expect(await settle(true)).toEqual({ kind: 'refused', error: refusal });
  calls.create.mockRejectedValueOnce(fails(problemCodes.idempotencyClosed));
  expect(await settle(true)).toEqual({ kind: 'nothing' });
});

test('a fault of ours in a repetition is no answer', async () => {
  const { calls, settle } = setUp();
  calls.find.mockRejectedValue(lost);
  calls.create.mockRejectedValue(new TypeError('oops'));
  await expect(settle(true)).rejects.toThrow('oops');
});
