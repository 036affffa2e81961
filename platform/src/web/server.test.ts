import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebServer } from './server.ts';
import { loadSite } from './site.ts';

const surroundings = {
  appOrigin: 'http://localhost:4200',
  apiOrigin: 'http://localhost:4300',
  socketOrigin: 'http://localhost:4300',
  identityOrigin: 'http://localhost:4400',
};
const script = 'console.log("Grüße");\n'.repeat(50);
const page =
  '<!doctype html><html lang="de"><head><meta name="lotse:config" content="{}"></head><body><div id="root"></div></body></html>';

let folder: string;
let web: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets', 'main-a1b2c3.js'), script);
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, '.vite', 'first-view.html'), '<h1>Willkommen $&</h1>');
  const rows = ['/sendungen', '/backoffice/:id', '/backoffice/*', '*'].map((pattern, index) => ({
    pattern,
    scripts: [`/assets/route${index}.js`],
    styles: [`/assets/route${index}.css`],
  }));
  await writeFile(join(folder, '.vite', 'pages.json'), JSON.stringify(rows));
  const site = await loadSite(folder, { apiUrl: 'http://localhost:4300', note: '"><script>&' });
  web = createWebServer(site, surroundings);
});
afterAll(async () => {
  await web.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => web.inject({ url, headers });
const asPage = { accept: 'text/html,application/xhtml+xml' };

test.each(['/', '/sendungen', '/sendungen/neu?senderId=1', '/a.b/c'])('%s is the app', async (url) => {
  const answer = await get(url, asPage);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

test.each([
  ['/assets/gone-000000.js', {}],
  ['/assets/gone-000000.js', asPage],
  ['/builds/latest.json', { accept: 'application/json' }],
  ['/.vite/manifest.json', {}],
  ['/assets/../../package.json', {}],
  ['/%2e%2e/package.json', {}],
])('%s is not there', async (url, headers) => {
  expect((await get(url, headers)).statusCode).toBe(404);
});

test('only reads', async () => {
  expect((await web.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
});

test('gives the page its configuration, safe against its own content', async () => {
  const { body } = await get('/', asPage);
  expect(body).not.toContain('<script>');
  const content = /<meta name="lotse:config" content="([^"]*)" \/>/.exec(body)?.[1] ?? '';
  const json = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(JSON.parse(json)).toEqual({ apiUrl: 'http://localhost:4300', note: '"><script>&' });
});

test.each([
  ['/sendungen', 'route0'],
  ['/Sendungen/?page=2', 'route0'],
  ['/backoffice/7', 'route1'],
  ['/backoffice/7/8', 'route2'],
  ['/anderswo', 'route3'],
])('the page at %s names the files of %s, and no others', async (url, name) => {
  const { body } = await get(url, asPage);
  const links = [...body.matchAll(/<link rel="([^"]+)"[^>]* crossorigin href="([^"]+)" \/>/g)];
  expect(links.map(([, relation, file]) => [relation, file])).toEqual([
    ['modulepreload', `/assets/${name}.js`],
    ['preload', `/assets/${name}.css`],
  ]);
  expect(body).toContain('lotse:config');
});

test.each([
  ['/', '', true],
  ['/', 'theme=dark; lotse_known=1', false],
  ['/', 'not_lotse_known=1; lotse_known=', true],
  ['/?code=a&state=b', '', false],
  ['/sendungen', '', false],
])('%s with the cookies „%s“ has the start page in it: %s', async (url, cookie, isInIt) => {
  const answer = await get(url, { ...asPage, cookie });
  expect(answer.body.includes('<div id="root"><h1>Willkommen $&</h1></div>')).toBe(isInIt);
  expect(answer.body).toContain('lotse:config');
  expect(answer.headers['vary']).toContain('Cookie');
});

test('pages that differ are told apart by their tags', async () => {
  const [one, other] = await Promise.all([get('/sendungen', asPage), get('/backoffice/7', asPage)]);
  expect(one.headers['etag']).not.toBe(other.headers['etag']);
});

test('keeps assets for ever and sends them small', async () => {
  const url = '/assets/main-a1b2c3.js';
  const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzip = await get(url, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  expect((await get(url)).body).toBe(script);
});

test('sends an unchanged page once', async () => {
  const first = await get('/', asPage);
  const again = await get('/', { ...asPage, 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('says what is missing', async () => {
  await expect(loadSite(join(folder, 'nothing'), {})).rejects.toThrow('There is no built app');
  await expect(loadSite(join(folder, 'assets'), {})).rejects.toThrow('There is no built app');
  const bare = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(bare, 'index.html'), '<!doctype html>');
  await expect(loadSite(bare, {})).rejects.toThrow('lotse:config');
  await rm(bare, { recursive: true });
});

test('an address that cannot be read is not found', async () => {
  const answer = await get('/%E0%A4%A', asPage);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('Not found\n');
});
