import * as oauth from 'oauth4webapi';
import { expect, test } from 'vitest';
import { ProviderError, reasonOf } from './provider-error.ts';

const answer = (status: number) => new Response('{}', { status });
const refused = (status: number, error: string) =>
  new oauth.ResponseBodyError('no', { cause: { error }, response: answer(status) });

test.each([
  ['no answer', new TypeError('fetch failed'), undefined, 'unreachable'],
  ['a time-out', new DOMException('', 'TimeoutError'), undefined, 'unreachable'],
  ['a return that is not sound', new oauth.OperationProcessingError('iss'), undefined, 'unsound'],
  ['a good answer that is not sound', new Error('azp'), answer(200), 'unsound'],
  ['invalid_grant', refused(400, 'invalid_grant'), answer(400), 'refused'],
  ['invalid_client', refused(401, 'invalid_client'), answer(401), 'refused'],
  ['temporarily_unavailable', refused(400, 'temporarily_unavailable'), answer(400), 'unreachable'],
  ['server_error', refused(400, 'server_error'), answer(400), 'unreachable'],
  ['slow_down', refused(400, 'slow_down'), answer(400), 'unreachable'],
  ['408', refused(408, 'invalid_grant'), answer(408), 'unreachable'],
  ['429', refused(429, 'invalid_grant'), answer(429), 'unreachable'],
  ['499', refused(499, 'invalid_grant'), answer(499), 'refused'],
  ['500', refused(500, 'invalid_grant'), answer(500), 'unreachable'],
  ['a proxy’s 403', new oauth.OperationProcessingError('html'), answer(403), 'unreachable'],
])('A5.20 %s', (_, error, response, reason) => {
  expect(reasonOf(error, response)).toBe(reason);
});

test('a challenge of the provider is a refusal', () => {
  const challenge = new oauth.WWWAuthenticateChallengeError('no', {
    cause: [{ scheme: 'bearer', parameters: {} }],
    response: answer(401),
  });
  expect(reasonOf(challenge, answer(401))).toBe('refused');
});

test('the error tells what its cause tells, and when to come again', () => {
  const error = new ProviderError('unreachable', { cause: new Error('why'), retryAfterSeconds: 7 });
  expect(error).toMatchObject({ name: 'ProviderError', message: 'why', retryAfterSeconds: 7 });
  expect(error.cause).toEqual(new Error('why'));
  expect(new ProviderError('refused', { cause: 'text' }).message).toBe('refused');
});
