import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, kindOfStatus } from './api-error.ts';

test.each<[number, ApiErrorKind]>([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [410, 'notFound'],
  [413, 'invalid'],
  [422, 'invalid'],
  [429, 'rateLimited'],
  [418, 'server'],
  [500, 'server'],
  [503, 'server'],
])('status %i is „%s“', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind);
});

test.each<[ApiErrorKind, boolean]>([
  ['offline', true],
  ['timeout', true],
  ['server', true],
  ['brokenAnswer', true],
  ['aborted', true],
  ['unauthorized', false],
  ['forbidden', false],
  ['notFound', false],
  ['invalid', false],
  ['rateLimited', false],
  ['conflict', false],
])('whether a write was carried out is open after „%s“: %s', (kind, isUnknown) => {
  expect(new ApiError(kind, '').isOutcomeUnknown).toBe(isUnknown);
});

test.each([400, 401, 403, 404, 409, 422, 429, 500])(
  'a %i that is not told in the platform’s own form says nothing of what was done',
  (status) => {
    const problem = { type: 'about:blank', title: 'Nein', status };
    const kind = kindOfStatus(status);
    expect(new ApiError(kind, '', { status }).isOutcomeUnknown).toBe(true);
    expect(new ApiError(kind, '', { status, problem }).isOutcomeUnknown).toBe(status === 500);
  },
);

test('an error tells what went wrong where, and when', () => {
  const cause = new Error('why');
  const problem = {
    type: 'about:blank',
    title: 'Ungültig',
    status: 422,
    errors: [
      { pointer: '/to/phone', detail: 'Ungültige Telefonnummer' },
      { pointer: '/carrier', detail: 'Wählen Sie einen Tarif.' },
    ],
  };
  const before = Date.now();
  const error = new ApiError('invalid', 'Ungültig', { status: 422, requestId: 'r', problem, cause });
  expect(error).toMatchObject({ name: 'ApiError', message: 'Ungültig', status: 422, requestId: 'r', cause });
  expect([...error.fields]).toEqual([
    ['/to/phone', 'Ungültige Telefonnummer'],
    ['/carrier', 'Wählen Sie einen Tarif.'],
  ]);
  expect(error.time.getTime()).toBeGreaterThanOrEqual(before);
  expect(new ApiError('offline', '').fields.size).toBe(0);
});
