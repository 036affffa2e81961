import { toSubmitError } from 'design-system/forms/submit-failure.ts';
import { expect, test } from 'vitest';
import { SessionError } from '../auth/index.ts';
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../http/api-error.ts';
import { toSubmitFailure } from './to-submit-failure.ts';

const problem = { type: 'about:blank', title: 'Titel', status: 500 };
const title = 'Der Kontakt wurde nicht gespeichert.';

test.each<[ApiErrorKind, ApiErrorDetails, string]>([
  ['unauthorized', {}, 'signedOut'],
  ['forbidden', {}, 'forbidden'],
  ['notFound', {}, 'gone'],
  ['invalid', {}, 'invalid'],
  ['conflict', {}, 'conflict'],
  ['rateLimited', {}, 'limited'],
  ['server', { problem }, 'faulty'],
  ['offline', { cause: new SessionError('unreachable') }, 'unreachable'],
])('after „%s“ (%o) nothing was saved: %s', (kind, details, reason) => {
  const failure = toSubmitFailure(new ApiError(kind, 'x', details));
  expect(failure.reason).toBe(reason);
  expect(toSubmitError(failure, title).title).toBe(title);
});

test.each<[ApiErrorKind, string]>([
  ['timeout', 'late'],
  ['offline', 'unknown'],
  ['server', 'unknown'],
  ['brokenAnswer', 'unknown'],
  ['aborted', 'unknown'],
])('after „%s“ nobody is told that nothing was saved', (kind, reason) => {
  const failure = toSubmitFailure(new ApiError(kind, 'x'));
  expect(failure.reason).toBe(reason);
  expect(toSubmitError(failure, title).title).not.toBe(title);
});

test.each<[ApiErrorKind, number]>([
  ['invalid', 400],
  ['unauthorized', 401],
  ['forbidden', 403],
  ['notFound', 404],
  ['conflict', 409],
  ['rateLimited', 429],
])('„%s“ says nothing where it is not the platform that says so', (kind, status) => {
  const failure = toSubmitFailure(new ApiError(kind, 'x', { status }));
  expect(failure.reason).toBe('unknown');
  expect(toSubmitError(failure, title).title).not.toBe(title);
});

test('what the server says of fields stands at them, and its words go before ours', () => {
  const errors = [{ pointer: '/block/address/city', detail: 'Den Ort gibt es nicht.' }];
  const details = { status: 422, requestId: 'r-1', problem: { ...problem, detail: 'Geht nicht.', errors } };
  const error = new ApiError('invalid', 'x', details);
  expect(toSubmitFailure(error)).toEqual({
    reason: 'invalid',
    at: error.time.toISOString(),
    detail: 'Geht nicht.',
    status: 422,
    requestId: 'r-1',
    fields: [{ path: ['block', 'address', 'city'], message: 'Den Ort gibt es nicht.' }],
  });
  expect(toSubmitError(toSubmitFailure(error), title)).toMatchObject({
    text: 'Geht nicht. Ihre Eingaben bleiben erhalten.',
    requestNumber: 'r-1',
  });
});

test('whoever is to wait is told for how long', () => {
  const error = new ApiError('rateLimited', 'x', { status: 429, problem, retryAfterSeconds: 45 });
  expect(toSubmitError(toSubmitFailure(error), title).text).toMatch(/in 45.Sekunden erneut\. Ihre/);
  const vague = new ApiError('rateLimited', 'x', { status: 429, problem });
  expect(toSubmitError(toSubmitFailure(vague), title).text).toContain('in einigen Minuten erneut.');
});

test('a fault in our own code is not dressed up as one of the network', () => {
  expect(() => toSubmitFailure(new TypeError('oops'))).toThrow('oops');
});
