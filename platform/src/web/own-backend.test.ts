import { expect, test } from 'vitest';
import { readOwnBackend } from './own-backend.ts';
import { securityHeaders } from './security-headers.ts';

const variables = {
  LOTSE_APP_URL: 'https://versand.example.org',
  LOTSE_API_URL: 'https://api.example.org/v1',
  LOTSE_AUTH_DOMAIN: 'https://login.example.org',
};

test('three addresses are enough', () => {
  const { surroundings, appConfig } = readOwnBackend(variables);
  expect(appConfig).toEqual({
    environment: 'production',
    apiUrl: 'https://api.example.org/v1',
    socketUrl: 'https://api.example.org/v1',
    authDomain: 'https://login.example.org',
  });
  const policy = securityHeaders(surroundings)['content-security-policy'];
  expect(policy).toContain(
    "connect-src 'self' https://api.example.org wss://api.example.org https://login.example.org;",
  );
  expect(policy).toContain('upgrade-insecure-requests');
});

test('the policy lets error reports out only where they are switched on', () => {
  const dsn = 'https://key@errors.example.org/7';
  const { surroundings, appConfig } = readOwnBackend({ ...variables, LOTSE_SENTRY_DSN: dsn });
  expect(appConfig['sentryDsn']).toBe(dsn);
  expect(securityHeaders(surroundings)['content-security-policy']).toContain('https://errors.example.org');
});

test('every variable that is missing or wrong is named', () => {
  expect(() => readOwnBackend({ ...variables, LOTSE_API_URL: 'api', LOTSE_APP_URL: undefined })).toThrow(
    /LOTSE_APP_URL[^]*LOTSE_API_URL must be an address/,
  );
});
