import { addBreadcrumb, captureException, flush, getClient, getIsolationScope } from '@sentry/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { parseConfig } from '../config.ts';

const sent: unknown[] = vi.hoisted(() => []);
// Whether everything leaves by it is what is tried here; what it does has a test of its own.
vi.mock('./scrubbing-transport.ts', () => ({
  scrubbingTransport: () => () => ({
    send: async (envelope: unknown) => {
      sent.push(envelope);
      return {};
    },
    flush: async () => true,
  }),
}));

const { startSentry } = await import('./sentry.ts');
const { startTracing } = await import('./tracing.ts');

const config = parseConfig(
  JSON.stringify({
    environment: 'test',
    apiUrl: 'https://api.example',
    socketUrl: 'https://api.example',
    authDomain: 'https://login.example',
  }),
);

beforeAll(() => startSentry('https://key@errors.example/7', config, () => true));

test('the rates are the specification’s, reports stay on our own origin, and nothing records or traces', () => {
  const client = getClient();
  expect(client?.getOptions()).toMatchObject({
    environment: 'test',
    tunnel: '/reports',
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
  });
  expect(client?.getIntegrationByName('BrowserTracing')).toBeUndefined();
  expect(client?.getIntegrationByName('Replay')).toBeUndefined();
  startTracing();
  expect(client?.getIntegrationByName('BrowserTracing')).toBeDefined();
});

test('traces are told to this machine and the API alone', () => {
  const { tracePropagationTargets = [] } = getClient()?.getOptions() ?? {};
  const isTraced = (url: string) =>
    tracePropagationTargets.some((target) => target instanceof RegExp && target.test(url));
  expect(isTraced('https://api.example/shipments')).toBe(true);
  expect(isTraced('http://localhost:4300/shipments')).toBe(true);
  expect(isTraced('https://login.example/oauth2/token')).toBe(false);
  expect(isTraced('https://portal.example/reports')).toBe(false);
});

test('reports leave by the transport that scrubs, and breadcrumbs are scrubbed before they are kept', async () => {
  const token = ['eyJhbGciOiJSUzI1NiJ9', 'eyJzdWIiOiJ4In0', 'c2lnbmF0dXJl'].join('.');
  addBreadcrumb({ category: 'navigation', message: `to /join?id=inv_4711 with ${token}` });
  captureException(new Error('gemeldet'));
  await flush(1000);
  expect(JSON.stringify(sent)).toContain('gemeldet');
  const kept = JSON.stringify(getIsolationScope().getScopeData().breadcrumbs);
  expect(kept).toContain('to /join?id=');
  expect(kept).not.toMatch(/eyJ|inv_4711/);
});
