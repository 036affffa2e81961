import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { watchDatabase } from './readiness.ts';
import { createApi } from './server.ts';
import { appOrigin, startTestApi } from './testing/test-api.ts';
import type { TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(await openMemoryStore());
});
afterAll(() => api.close());

describe('every answer', () => {
  test.each([
    ['/shipments/a%00', 400],
    ['/shipments?search=%00', 400],
    ['/shipments/%E0%A4%A', 400],
    ['/nothing', 404],
    ['/shipments', 401],
    ['/health/live', 200],
  ])('of %s can be read by the app and has its security headers', async (path, status) => {
    const answer = await fetch(`${api.url}${path}`, { headers: { origin: appOrigin } });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': appOrigin,
      'access-control-expose-headers': 'Date, ETag, Retry-After, X-Request-Id',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(answer.headers.get('vary')).toMatch(/origin/i);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  test.each(['/shipments/%E0%A4%A', '/shipments/a%00'])('of %s stays closed to other pages', async (path) => {
    const answer = await fetch(`${api.url}${path}`, { headers: { origin: 'http://evil.test' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test.each([
  ['no scheme', (token: string) => token],
  ['another scheme', (token: string) => `Basic ${token}`],
])('a good token with %s is none', async (_name, header) => {
  const authorization = header(await api.tokenOf('owner'));
  const answer = await api.call(undefined, 'GET /shipments', { headers: { authorization } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

describe('what no route takes is refused as a problem, in German', () => {
  const refused = async (path: string, request: RequestInit) => {
    const answer = await fetch(`${api.url}${path}`, request);
    return { answer, type: answer.headers.get('content-type'), allow: answer.headers.get('allow') };
  };

  test.each([
    ['PUT', '/shipments?page=1', 'GET, POST'],
    ['HEAD', '/shipments', 'GET, POST'],
    ['OPTIONS', '/shipments', 'GET, POST'],
    ['POST', '/openapi.json', 'GET'],
  ])('%s %s is told the methods', async (method, path, methods) => {
    const { answer, type, allow } = await refused(path, { method });
    expect(answer.status).toBe(405);
    expect(allow?.split(', ').toSorted()).toEqual(methods.split(', '));
    expect(type).toBe('application/problem+json; charset=utf-8');
  });

  test.each(['GET', 'HEAD', 'OPTIONS'])('%s of an unknown address stays unknown', async (method) => {
    const { answer, allow } = await refused('/nothing', { method });
    expect(answer.status).toBe(404);
    expect(allow).toBeNull();
  });

  test.each<Readonly<Record<string, string>>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('a body that is no plain JSON is not read: %j', async (headers) => {
    const authorization = `Bearer ${await api.tokenOf('owner')}`;
    const { answer, type } = await refused('/contacts', {
      method: 'POST',
      headers: { ...headers, authorization, 'idempotency-key': 'key-of-a-body' },
      body: '{}',
    });
    expect(answer.status).toBe(415);
    expect(type).toBe('application/problem+json; charset=utf-8');
  });

  test('a preflight is still answered', async () => {
    const headers = { origin: appOrigin, 'access-control-request-method': 'POST' };
    const { answer } = await refused('/shipments', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(appOrigin);
  });
});

describe('the document of the API', () => {
  test('is open to everybody', async () => {
    const answer = await fetch(`${api.url}/openapi.json`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/shipments': expect.anything() },
    });
  });

  test('has a page, of which all comes from here and nothing stands in its markup', async () => {
    const page = await fetch(`${api.url}/docs`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?! src="\/docs\/[\w./-]+")|<style|style=/);
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(parts).toHaveLength(3);
    for (const path of parts) {
      const part = await fetch(`${api.url}${path}`);
      expect(part.status).toBe(200);
      expect(part.headers.get('content-type')).toMatch(
        path.endsWith('.css') ? 'text/css' : 'text/javascript',
      );
      expect((await part.text()).length).toBeGreaterThan(100);
      // What has a version in its address is kept; what is ours is asked for anew.
      expect(part.headers.get('cache-control')).toBe(
        path === '/docs/start.js' ? 'no-store' : 'public, max-age=86400',
      );
    }
    expect(parts.filter((path) => /^\/docs\/\d+\.\d+\.\d+\/swagger-ui/.test(path))).toHaveLength(2);
  });
});

test('a browser need not ask again for each call whether it may', async () => {
  const answer = await fetch(`${api.url}/shipments`, {
    method: 'OPTIONS',
    headers: {
      origin: appOrigin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe(appOrigin);
  expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(600);
});

describe('health', () => {
  const ask = async (isReady: boolean, db: Database, path: string) => {
    const app = await createApi({
      db,
      isReady: () => isReady,
      isSecure: true,
      appOrigins: [appOrigin],
      verifyToken: () => Promise.reject(new Error('nobody')),
      resources: resourcesOf(),
      now: () => new Date(),
      checkAnswers: true,
    });
    const answer = await app.inject(path);
    await app.close();
    return answer;
  };
  /** Nobody calls them here. */
  const resourcesOf = () =>
    new Proxy(
      {},
      { get: () => ({ handlers: new Proxy({}, { get: () => () => undefined }), notFound: '' }) },
    ) as Parameters<typeof createApi>[0]['resources'];
  const deadDatabase = { execute: () => Promise.reject(new Error('gone')) } as unknown as Database;

  test.each([
    ['all is well', true, 200, 200],
    ['the platform starts or is about to end', false, 200, 503],
  ])('when %s', async (_name, isReady, live, ready) => {
    expect((await ask(isReady, api.store.db, '/health/live')).statusCode).toBe(live);
    expect((await ask(isReady, api.store.db, '/health/ready')).statusCode).toBe(ready);
  });

  test('without a database the process is live and not ready', async () => {
    expect((await ask(true, deadDatabase, '/health/live')).statusCode).toBe(200);
    expect((await ask(true, deadDatabase, '/health/ready')).statusCode).toBe(503);
  });

  test('comes before most of what has arrived at the same moment', async () => {
    const app = await createApi({
      db: deadDatabase,
      isReady: () => true,
      appOrigins: [appOrigin],
      verifyToken: () => Promise.reject(new Error('nobody')),
      resources: resourcesOf(),
      now: () => new Date(),
      checkAnswers: true,
    });
    const answered: string[] = [];
    const ask = async (path: string) => {
      await app.inject(path);
      answered.push(path);
    };
    await app.ready();
    await Promise.all([...Array.from({ length: 100 }, () => ask('/nothing')), ask('/health/live')]);
    await app.close();
    expect(answered.indexOf('/health/live')).toBeLessThan(50);
  });

  test('over TLS it asks browsers to stay with it, as every answer does', async () => {
    const answer = await ask(true, api.store.db, '/nothing');
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('a database that does not answer is not waited for, and not asked twice at once', async () => {
    let questions = 0;
    const silent = { execute: () => new Promise(() => (questions += 1)) } as unknown as Database;
    const answers = watchDatabase(silent, 50);
    expect(await Promise.all([answers(), answers(), answers()])).toEqual([false, false, false]);
    expect(questions).toBe(1);
  });
});
