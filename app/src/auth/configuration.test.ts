import { expect, test } from 'vitest';
import { audiencesOf, checkSignInConfiguration } from './configuration.ts';
import { DOMAIN, ORIGIN } from './testing/places.ts';

const check = (change: object = {}) =>
  checkSignInConfiguration({ redirect_uri: ORIGIN, domain: DOMAIN, ...change }, ORIGIN);

test('what is left out has the specification’s defaults', () => {
  expect(check({ domain: `${DOMAIN}//` })).toEqual({
    redirect_uri: ORIGIN,
    domain: DOMAIN,
    client_id: 'spa@live',
    audience: '',
    scope: 'openid profile email offline',
    useLocalStorage: false,
    requireIssuer: false,
    externalRedirectOrigins: [],
  });
});

test('a provider without TLS is possible, for this machine', () => {
  expect(check({ domain: 'http://localhost:4400' }).domain).toBe('http://localhost:4400');
});

test.each([
  'ftp://login.example',
  'xhttps://login.example',
  ['https://login.example'],
  'x https://login.example',
  'https://',
  1,
  undefined,
])('%j is no domain of a provider', (domain) => {
  expect(() => check({ domain })).toThrow('Please supply a valid domain of your identity provider');
});

test.each(['ftp://portal.example', 'https://other.example', '/', 1, undefined])(
  '%j is no redirect_uri',
  (redirect_uri) => {
    expect(() => check({ redirect_uri })).toThrow(
      'Please supply a valid redirect_uri for your users to be redirected after successful authentication',
    );
  },
);

test.each([
  ['client_id', 1, 'a string'],
  ['audience', ['api'], 'a string'],
  ['scope', null, 'a string'],
  ['useLocalStorage', 'true', 'a boolean'],
  ['requireIssuer', 'false', 'a boolean'],
])('%s is not %j', (name, value, kind) => {
  expect(() => check({ [name]: value })).toThrow(`Please supply ${name} as ${kind}`);
});

test('audiences are words', () => {
  expect(audiencesOf({ audience: '  api   billing ' })).toEqual(['api', 'billing']);
  expect(audiencesOf({ audience: '' })).toEqual([]);
});
