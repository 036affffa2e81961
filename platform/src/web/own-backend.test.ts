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
    consent: { decisionCookie: 'lotse_consent', enabledCookie: 'lotse_cookies', days: 180 },
    productName: 'Lotse',
    buildCheck: { everyMs: 3_600_000, onReturnAfterMs: 300_000 },
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

test('the app is told where it runs, how decisions are kept and whether recordings are masked', () => {
  const { appConfig } = readOwnBackend({
    ...variables,
    LOTSE_ENVIRONMENT: 'test',
    LOTSE_CONSENT_COOKIE: 'einwilligung',
    LOTSE_COOKIES_COOKIE: 'cookies',
    LOTSE_CONSENT_DAYS: '30',
    LOTSE_REPLAY_MASK: 'on',
  });
  expect(appConfig).toMatchObject({
    environment: 'test',
    consent: { decisionCookie: 'einwilligung', enabledCookie: 'cookies', days: 30 },
    isReplayMasked: true,
  });
});

test('the app is told where signing in may lead besides its own pages, and every origin that is none is refused', () => {
  const LOTSE_EXTERNAL_REDIRECT_ORIGINS = 'https://hilfe.example.org, https://Laden.example.org:8443/';
  expect(readOwnBackend({ ...variables, LOTSE_EXTERNAL_REDIRECT_ORIGINS }).appConfig).toMatchObject({
    externalRedirectOrigins: ['https://hilfe.example.org', 'https://laden.example.org:8443'],
  });
  for (const wrong of [
    'http://hilfe.example.org',
    'https://hilfe.example.org/faq',
    'hilfe.example.org',
    '*',
  ]) {
    const settings = { LOTSE_EXTERNAL_REDIRECT_ORIGINS: `https://hilfe.example.org,${wrong}` };
    expect(() => readOwnBackend({ ...variables, ...settings }), wrong).toThrow(
      'LOTSE_EXTERNAL_REDIRECT_ORIGINS.1 must be an origin such as https://hilfe.example.org',
    );
  }
});

test('a DSN without a key or a project is refused by name', () => {
  expect(() => readOwnBackend({ ...variables, LOTSE_SENTRY_DSN: 'https://errors.example.org/7' })).toThrow(
    /LOTSE_SENTRY_DSN must be a DSN/,
  );
});

test('error reports leave by our own server, so the policy names no other', () => {
  const dsn = 'https://key@errors.example.org/7';
  const { surroundings, appConfig } = readOwnBackend({ ...variables, LOTSE_SENTRY_DSN: dsn });
  expect(appConfig['sentryDsn']).toBe(dsn);
  expect(securityHeaders(surroundings)['content-security-policy']).not.toContain('errors.example.org');
});

test('the app is told its name, where it runs and when it asks for newer builds', () => {
  const settings = {
    LOTSE_PRODUCT_NAME: 'Versandportal',
    LOTSE_ENVIRONMENT: 'test',
    LOTSE_BUILD_CHECK_MINUTES: '0.5',
    LOTSE_BUILD_CHECK_RETURN_MINUTES: '2',
  };
  expect(readOwnBackend({ ...variables, ...settings }).appConfig).toMatchObject({
    productName: 'Versandportal',
    environment: 'test',
    buildCheck: { everyMs: 30_000, onReturnAfterMs: 120_000 },
  });
  expect(() => readOwnBackend({ ...variables, LOTSE_ENVIRONMENT: 'prod' })).toThrow(/LOTSE_ENVIRONMENT/);
  expect(() => readOwnBackend({ ...variables, LOTSE_BUILD_CHECK_MINUTES: '0' })).toThrow(
    'LOTSE_BUILD_CHECK_MINUTES must be more than 0 minutes',
  );
});

test('every variable that is missing or wrong is named', () => {
  expect(() => readOwnBackend({ ...variables, LOTSE_API_URL: 'api', LOTSE_APP_URL: undefined })).toThrow(
    /LOTSE_APP_URL[^]*LOTSE_API_URL must be an address/,
  );
});
