import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebServer } from './server.ts';
import { loadSite, type Site } from './site.ts';

const surroundings = {
  apiOrigin: 'http://localhost:4300',
  socketOrigin: 'http://localhost:4300',
  identityOrigin: 'http://localhost:4400',
};

let folder: string;
let site: Site;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="de"><head><meta name="lotse:config" content="{}"><title>Lotse</title></head><body></body></html>',
  );
  site = await loadSite(folder, { apiUrl: 'http://localhost:4300' });
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['https://versand.example', '; Secure'],
  ['http://localhost:4200', ''],
])('a decision about cookies at %s is answered with both of them', async (appOrigin, secure) => {
  const consent = { decisionCookie: 'own', enabledCookie: 'list', days: 30 };
  const keeping = createWebServer(site, { ...surroundings, appOrigin }, { consent });
  const decide = (query: string, from?: string) =>
    keeping.inject({
      method: 'POST',
      url: `/consent?${query}`,
      headers: from === undefined ? {} : { 'sec-fetch-site': from },
    });
  const given = await decide('decision=sessionconsent&enabled=session~consent', 'same-origin');
  expect([given.statusCode, given.headers['cache-control']]).toEqual([204, 'no-store']);
  expect(given.headers['set-cookie']).toEqual([
    `own=sessionconsent; Path=/; Max-Age=2592000; SameSite=Lax${secure}`,
    `list=session~consent; Path=/; Max-Age=2592000; SameSite=Lax${secure}`,
  ]);
  const refused = await decide('decision=false&enabled=', 'same-origin');
  expect(refused.headers['set-cookie']).toEqual([
    expect.stringMatching(/^own=false; /),
    expect.stringMatching(/^list=; /),
  ]);
  for (const [query, from, status] of [
    ['decision=false&enabled=', 'cross-site', 403],
    ['decision=false&enabled=', undefined, 403],
    ['decision=&enabled=', 'same-origin', 400],
    ['decision=false', 'same-origin', 400],
    ['decision=a&decision=b&enabled=', 'same-origin', 400],
    ['decision=a%3B%20Domain%3Dexample&enabled=', 'same-origin', 400],
    ['decision=a%0D%0AX:%20y&enabled=b', 'same-origin', 400],
    ['decision=a%0A&enabled=b', 'same-origin', 400],
  ] as const) {
    const answer = await decide(query, from);
    expect([query, answer.statusCode, answer.headers['set-cookie']]).toEqual([query, status, undefined]);
  }
  await keeping.close();
});

// Safari before 16.4, which drops what scripts have set, sends no `Sec-Fetch-Site`.
test.each([
  [{ origin: 'https://versand.example' }, 204],
  [{ origin: 'https://versand.example', 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://versand.example', 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://other.example' }, 403],
  [{ origin: 'https://api.versand.example' }, 403],
  [{ origin: 'http://versand.example' }, 403],
  [{ origin: 'null' }, 403],
  [{}, 403],
])('of a browser that says %j a decision is answered by %d', async (headers, status) => {
  const keeping = createWebServer(
    site,
    { ...surroundings, appOrigin: 'https://versand.example' },
    { consent: { decisionCookie: 'own', enabledCookie: 'list', days: 30 } },
  );
  const answer = await keeping.inject({
    method: 'POST',
    url: '/consent?decision=session&enabled=session',
    headers,
  });
  expect(answer.statusCode).toBe(status);
  await keeping.close();
});

test('without a way to keep them no decisions are taken', async () => {
  const web = createWebServer(site, { ...surroundings, appOrigin: 'https://versand.example' });
  const { statusCode } = await web.inject({ method: 'POST', url: '/consent?decision=false&enabled=' });
  expect(statusCode).toBe(404);
  await web.close();
});
