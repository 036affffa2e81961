import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('everything has a default', () => {
  const { environment, origins, provider, isLocal, isDemo } = readConfig({});
  expect(origins).toEqual({
    app: 'http://localhost:4200',
    api: 'http://localhost:4300',
    identity: 'http://localhost:4400',
  });
  expect(environment).toMatchObject({
    LOTSE_HOST: '127.0.0.1',
    LOTSE_DATA_FOLDER: '.data',
    LOTSE_WEB: true,
    LOTSE_CARRIER_LATENCY: 1,
    LOTSE_RATE_LIMIT_SCALE: 1,
    LOTSE_CALLS_AT_WORK: 20,
    LOTSE_CALLS_AT_WORK_PER_CALLER: 5,
    LOTSE_REFRESH_TOKEN_MODE: 'cookie',
    LOTSE_DRAIN_SECONDS: 30,
    LOTSE_TRUSTED_PROXIES: [],
  });
  expect(environment.LOTSE_CONTROL_PORT).toBeUndefined();
  expect(environment.DATABASE_URL).toBeUndefined();
  expect(provider).toEqual({
    isBuiltIn: true,
    issuer: 'http://localhost:4400',
    audience: 'http://localhost:4300',
    clientId: 'spa@live',
  });
  expect({ isLocal, isDemo }).toEqual({ isLocal: true, isDemo: true });
});

test('the variables count, and so does the flag', () => {
  const { environment, origins, isDemo } = readConfig(
    {
      LOTSE_API_PORT: '5000',
      LOTSE_DEMO: 'off',
      LOTSE_CONTROL_PORT: '5001',
      LOTSE_ACCESS_TOKEN_SECONDS: '5',
      LOTSE_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      // Set to nothing, as a file for containers does.
      LOTSE_AUTH_DOMAIN: '',
    },
    ['--without-app'],
  );
  expect(origins.api).toBe('http://localhost:5000');
  expect(environment).toMatchObject({
    LOTSE_WEB: false,
    LOTSE_CONTROL_PORT: 5001,
    LOTSE_ACCESS_TOKEN_SECONDS: 5,
    LOTSE_TRUSTED_PROXIES: ['loopback', '10.0.0.0/8'],
  });
  expect(isDemo).toBe(false);
});

test('public addresses take the place of the ports, written as browsers do', () => {
  const { origins, provider } = readConfig({
    LOTSE_APP_URL: 'https://Lotse.example.org/',
    LOTSE_API_URL: 'https://api.example.org:443',
    LOTSE_IDENTITY_URL: 'https://login.example.org',
  });
  expect(origins).toEqual({
    app: 'https://lotse.example.org',
    api: 'https://api.example.org',
    identity: 'https://login.example.org',
  });
  expect(provider).toMatchObject({
    issuer: 'https://login.example.org',
    audience: 'https://api.example.org',
  });
});

test('a provider of one’s own takes the place of the built-in one', () => {
  const variables = {
    LOTSE_AUTH_DOMAIN: 'https://id.example.org/realm/',
    LOTSE_AUDIENCE: 'urn:parcels',
    LOTSE_CLIENT_ID: 'portal',
  };
  expect(readConfig(variables).provider).toEqual({
    isBuiltIn: false,
    issuer: 'https://id.example.org/realm',
    audience: 'urn:parcels',
    clientId: 'portal',
  });
  expect(() => readConfig({ ...variables, LOTSE_IDENTITY_URL: 'https://login.example.org' })).toThrow(
    'give one of them',
  );
});

test.each([
  ['a database server', { DATABASE_URL: 'postgres://lotse@db/lotse' }],
  ['a public address', { LOTSE_APP_URL: 'https://lotse.example.org' }],
  ['an address for others to come in', { LOTSE_HOST: '0.0.0.0' }],
])('with %s there are demo persons only when somebody asks for them', (_name, variables) => {
  expect(readConfig(variables)).toMatchObject({ isLocal: false, isDemo: false });
  expect(readConfig({ ...variables, LOTSE_DEMO: 'on' })).toMatchObject({ isLocal: false, isDemo: true });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4200'],
  ['::1', 'http://[::1]:4200'],
  ['localhost', 'http://localhost:9000'],
])('%s is this machine', (LOTSE_HOST, LOTSE_APP_URL) => {
  expect(readConfig({ LOTSE_HOST, LOTSE_APP_URL })).toMatchObject({ isLocal: true, isDemo: true });
});

test('with a provider of one’s own there are no demo persons unasked', () => {
  expect(readConfig({ LOTSE_AUTH_DOMAIN: 'http://localhost:9000' }).isDemo).toBe(false);
});

test('each mistake is named', () => {
  const read = () =>
    readConfig({
      LOTSE_API_PORT: '70000',
      LOTSE_DEMO: 'yes',
      LOTSE_CARRIER_LATENCY: '-1',
      LOTSE_APP_URL: 'https://lotse.example.org/app',
      LOTSE_API_URL: 'api.example.org',
      LOTSE_LOG_LEVEL: 'loud',
    });
  expect(read).toThrow('LOTSE_API_PORT must be a port number');
  expect(read).toThrow('LOTSE_DEMO must be "on" or "off"');
  expect(read).toThrow('LOTSE_CARRIER_LATENCY must not be negative');
  expect(read).toThrow('LOTSE_APP_URL must have no path');
  expect(read).toThrow('LOTSE_API_URL must be an address such as https://lotse.example.org');
  expect(read).toThrow('LOTSE_LOG_LEVEL must be one of silent');
});
