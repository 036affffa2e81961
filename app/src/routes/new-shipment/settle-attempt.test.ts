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
const running = fails(problemCodes.idempotencyInProgress, 2);
const lost = fails(problemCodes.carrierUnknown);

function world() {
  return {
    find: vi.fn<(key: string) => Promise<Shipment | undefined>>(),
    create: vi.fn<() => Promise<Shipment>>(),
    wait: vi.fn(async () => {}),
  };
}

test('a shipment that is there is the result', async () => {
  const calls = world();
  calls.find.mockResolvedValue(shipment);
  expect(await settleAttempt(attempt, calls)).toEqual({ kind: 'created', shipment });
  expect(calls.create).not.toHaveBeenCalled();
});

test('an empty list alone means that there is nothing', async () => {
  const calls = world();
  calls.find.mockResolvedValue(undefined);
  expect(await settleAttempt(attempt, calls)).toEqual({ kind: 'nothing' });
  expect(calls.create).not.toHaveBeenCalled();
});

test('a running attempt is waited for and not sent again', async () => {
  const calls = world();
  calls.find.mockRejectedValueOnce(running).mockRejectedValueOnce(running).mockResolvedValue(shipment);
  expect(await settleAttempt(attempt, calls)).toEqual({ kind: 'created', shipment });
  expect(calls.wait.mock.calls).toEqual([[2000], [2000]]);
  expect(calls.create).not.toHaveBeenCalled();
});

test('the wait for a running one ends, and leaves it open', async () => {
  const calls = world();
  calls.find.mockRejectedValue(running);
  expect(await settleAttempt(attempt, calls)).toEqual({ kind: 'open' });
  expect(calls.wait).toHaveBeenCalledTimes(7);
  expect(calls.create).not.toHaveBeenCalled();
});

test('the platform says how long to wait; where it does not, it is two seconds', async () => {
  const calls = world();
  const inProgress = problemCodes.idempotencyInProgress;
  calls.find
    .mockRejectedValueOnce(fails(inProgress, 5))
    .mockRejectedValueOnce(fails(inProgress))
    .mockRejectedValueOnce(fails(inProgress, 8))
    .mockResolvedValue(shipment);
  // Fifteen seconds are still patience.
  expect(await settleAttempt(attempt, calls)).toEqual({ kind: 'created', shipment });
  expect(calls.wait.mock.calls).toEqual([[5000], [2000], [8000]]);
});

test('a lost one is sent again as it was, with its key', async () => {
  const calls = world();
  calls.find.mockRejectedValueOnce(running).mockRejectedValue(lost);
  calls.create.mockResolvedValue(shipment);
  expect(await settleAttempt(attempt, calls)).toEqual({ kind: 'created', shipment });
  expect(calls.create.mock.calls).toEqual([[completeDraft, 'key-of-the-intent']]);
});

test.each([
  ['lost again', lost, 'open'],
  ['running elsewhere', running, 'open'],
  ['refused', fails(problemCodes.carrierRefused), 'refused'],
])('sent again and %s', async (_, error, kind) => {
  const calls = world();
  calls.find.mockRejectedValue(lost);
  calls.create.mockRejectedValue(error);
  expect(await settleAttempt(attempt, calls)).toMatchObject({ kind });
});

test.each([fails(), new ApiError('offline', 'x'), new ApiError('forbidden', 'x')])(
  'a question that gets no answer says nothing: $kind',
  async (error) => {
    const calls = world();
    calls.find.mockRejectedValueOnce(error).mockRejectedValue(lost);
    await expect(settleAttempt(attempt, calls)).rejects.toBe(error);
    calls.create.mockRejectedValue(error);
    await expect(settleAttempt(attempt, calls)).rejects.toBe(error);
  },
);
