import { expect, test } from 'vitest';
import { pauseBeforeRetry } from './retry.ts';

const failure = { method: 'GET', status: 503, retryAfterSeconds: undefined } as const;

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is asked again after %i', (status) => {
  expect(pauseBeforeRetry({ ...failure, status }, 0.5)).toBe(550);
});

test.each([400, 401, 403, 404, 410, 422, 501, 505])('a read is not asked again after %i', (status) => {
  expect(pauseBeforeRetry({ ...failure, status }, 0.5)).toBeUndefined();
});

test.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)('%s is never sent again', (method) => {
  expect(pauseBeforeRetry({ ...failure, method }, 0.5)).toBeUndefined();
  expect(pauseBeforeRetry({ ...failure, method, status: undefined }, 0.5)).toBeUndefined();
});

test('a read is asked again after a failure of the network', () => {
  expect(pauseBeforeRetry({ ...failure, status: undefined }, 0)).toBe(300);
});

test('Retry-After up to ten seconds is waited for, a longer one is not', () => {
  expect(pauseBeforeRetry({ ...failure, retryAfterSeconds: 10 }, 0)).toBe(10_000);
  expect(pauseBeforeRetry({ ...failure, retryAfterSeconds: 11 }, 0)).toBeUndefined();
});
