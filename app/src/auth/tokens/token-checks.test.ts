import { expect, test } from 'vitest';
import { SessionError } from '../session-error.ts';
import { DOMAIN } from '../testing/places.ts';
import { type AnswerChange, tokenBody } from '../testing/token-answer.ts';
import { peekIssuedAt, readAccessToken, readIdToken } from './token-checks.ts';

const asker = { left: [], providerAheadMs: 0 };
const tokens = (change: AnswerChange = {}) =>
  tokenBody(asker, change) as { access_token: string; id_token: string };
const expected = () => ({
  issuer: DOMAIN,
  clientId: 'spa@live',
  audiences: ['api'],
  now: Math.floor(Date.now() / 1000),
});

test.each<[string, AnswerChange]>([
  ['The access token has another issuer', { access: { iss: 'x' } }],
  ['The access token was issued to another client', { access: { azp: 'x' } }],
  ['The access token is not meant for api', { access: { aud: [] } }],
  ['The access token has expired', { access: { exp: 1 } }],
  ['The access token was issued in the future', { access: { iat: 9e9 } }],
  ['The access token is not signed with RS256', { header: { alg: 'none' } }],
  ['The access token lacks a sound claim "permissions"', { access: { permissions: undefined } }],
])('A5.12 %s', (message, change) => {
  expect(() => readAccessToken(tokens(change).access_token, expected())).toThrow(message);
});

test.each<[string, AnswerChange]>([
  ['The id token has another issuer', { id: { iss: 'x' } }],
  ['The id token is not meant for this client', { id: { aud: 'x' } }],
  ['The id token lacks a sound claim "sub"', { id: { sub: 1 } }],
])('A5.12 %s', (message, change) => {
  expect(() => readIdToken(tokens(change).id_token, expected())).toThrow(message);
});

test('letters beyond ASCII are read as they are', () => {
  const { id_token: token } = tokens({ id: { given_name: 'Žofia ÿÿÿ>>>???' } });
  expect(readIdToken(token, expected()).given_name).toBe('Žofia ÿÿÿ>>>???');
});

test.each([undefined, 1, '', 'a', 'a.b.c', 'a.e30.c', 'a.eyJpYXQiOiIxIn0.c'])('%j tells no time', (token) => {
  expect(peekIssuedAt(token)).toBeUndefined();
});

test('errors say what they are about', () => {
  expect(new SessionError('ended')).toMatchObject({ name: 'SessionError', message: 'The session has ended' });
  expect(new SessionError('unreachable').message).toBe('The identity provider could not be reached');
});
