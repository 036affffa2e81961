import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ContentPageQuestion } from 'contract';
import { contentPages, hostileHtml } from 'contract/fixtures';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { securityHeaders } from './security-headers.ts';
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
  '<!doctype html><html lang="de"><head><meta name="lotse:config" content="{}"><title>Lotse Plattform</title></head><body><div id="root"></div></body></html>';

/** What the API would say; a test lets it fail. */
let isApiDown = false;
const asked: ContentPageQuestion[] = [];
const findContentPage = async (question: ContentPageQuestion) => {
  asked.push(question);
  if (isApiDown) throw new Error('The API is down');
  const isThere = 'kind' in question || question.slug === 'lieferzeiten';
  return isThere
    ? { ...contentPages.imprint, title: 'A < B & C', body: `<p>Text $&</p>${hostileHtml.join('')}` }
    : null;
};

const configuration = { apiUrl: 'http://localhost:4300', note: '"><script>&' };

let folder: string;
let web: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await mkdir(join(folder, 'builds'));
  await writeFile(join(folder, 'builds', 'latest.json'), '{"id":"a1"}');
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets', 'main-a1b2c3.js'), script);
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  await writeFile(join(folder, '.vite', 'first-view.html'), '<h1>Willkommen $& bei %PRODUCT%</h1>');
  const rows = ['/sendungen', '/backoffice/:id', '/backoffice/*', '*'].map((pattern, index) => ({
    pattern,
    scripts: [`/assets/route${index}.js`],
    styles: [`/assets/route${index}.css`],
  }));
  const gap = { pattern: '/items', scripts: [], styles: [], isMissing: true };
  const texts = [
    { pattern: '/impressum', content: { kind: 'imprint' } },
    { pattern: '/:contentPageSlug', content: {} },
  ].map((row) => ({ scripts: ['/assets/text.js'], styles: ['/assets/text.css'], ...row }));
  await writeFile(
    join(folder, '.vite', 'pages.json'),
    JSON.stringify([gap, ...rows.slice(0, 3), ...texts, ...rows.slice(3)]),
  );
  await writeFile(
    join(folder, '.vite', 'content-page.mjs'),
    'export const renderContentPage = ({ title, body }, name) => ({ title: `${title} | ${name} $&`, markup: `<h1>${title}</h1>${body}` });',
  );
  const site = await loadSite(folder, { ...configuration, productName: 'Meyer & "Söhne"' });
  web = createWebServer(site, surroundings, {
    findContentPage,
    log: createLog('error', { write: () => undefined }),
  });
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
  ['/builds/meta/b2.json', { accept: 'application/json' }],
  ['/.vite/manifest.json', {}],
  ['/assets/../../package.json', {}],
  ['/%2e%2e/package.json', {}],
])('%s is not there', async (url, headers) => {
  expect((await get(url, headers)).statusCode).toBe(404);
});

test.each([
  ['/', asPage, 200],
  ['/sendungen', asPage, 200],
  ['/impressum', asPage, 200],
  ['/nirgends', asPage, 404],
  ['/assets/main-a1b2c3.js', {}, 200],
  ['/assets/gone-000000.js', {}, 404],
  ['/%E0%A4%A', asPage, 404],
])('the answer for %s has every security header', async (url, headers, status) => {
  const answer = await get(url, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(securityHeaders(surroundings));
});

test('only reads', async () => {
  expect((await web.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
});

test('reports are taken where they can be passed on to, and nowhere else', async () => {
  const site = await loadSite(folder, configuration);
  const reporting = createWebServer(site, surroundings, { sentryDsn: 'https://key@errors.example/7' });
  const report = { method: 'POST', url: '/reports', headers: { 'sec-fetch-site': 'cross-site' } } as const;
  expect((await reporting.inject(report)).statusCode).toBe(403);
  expect((await web.inject(report)).statusCode).toBe(404);
  await reporting.close();
});

test('gives the page its configuration, safe against its own content', async () => {
  const { body } = await get('/', asPage);
  expect(body).not.toContain('<script>');
  const content = /<meta name="lotse:config" content="([^"]*)" \/>/.exec(body)?.[1] ?? '';
  const json = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(JSON.parse(json)).toEqual({ ...configuration, productName: 'Meyer & "Söhne"' });
});

test('the product’s name stands in the title and in the first view before any code has run', async () => {
  const { body } = await get('/', asPage);
  expect(body).toContain('<title>Meyer &amp; &quot;Söhne&quot; Plattform</title>');
  expect(body).toContain('bei Meyer &amp; &quot;Söhne&quot;</h1>');
  const unnamed = await loadSite(folder, configuration);
  const page = (await unnamed.pageForStrangers.encoded('identity')).toString();
  expect(page).toContain('<title>Lotse Plattform</title>');
  expect(page).toContain('bei Lotse</h1>');
});

test.each([
  ['/sendungen', 'route0'],
  ['/Sendungen/?page=2', 'route0'],
  ['/backoffice/7', 'route1'],
  ['/backoffice/7/8', 'route2'],
  ['/anders/wo', 'route3'],
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
  expect(answer.body.includes('<div id="root"><h1>Willkommen $& bei')).toBe(isInIt);
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

test('which build is served nobody keeps, and what is not there is no page', async () => {
  const marker = await get('/builds/latest.json', asPage);
  expect([marker.body, marker.headers['cache-control']]).toEqual(['{"id":"a1"}', 'no-store']);
  expect((await get('/builds/meta/gone.json', asPage)).statusCode).toBe(404);
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

test('an address that cannot be read is not found: people are told so by the app', async () => {
  const answer = await get('/%E0%A4%A', asPage);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toBeDefined();
  expect(answer.body).toContain('<div id="root"></div>');
  expect(answer.body).toBe((await get('/nowhere', asPage)).body);
  expect((await get('/%E0%A4%A')).body).toBe('Not found\n');
});

test.each([
  ['/impressum', { kind: 'imprint' }],
  ['/Lieferzeiten/?von=mail', { slug: 'lieferzeiten' }],
])('strangers are sent the text at %s, made harmless, under its title', async (url, question) => {
  asked.length = 0;
  const answer = await get(url, asPage);
  expect(asked).toEqual([question]);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['vary']).toContain('Cookie');
  const root = /<div id="root">(.*)<\/div><\/body>/s.exec(answer.body)?.[1] ?? '';
  expect(root).toContain('<p>Text $&amp;</p>');
  expect(root).not.toMatch(/<script|<img|onerror|javascript:|style=/i);
  // What stands in the head is a text for the app, and for nobody else.
  const head = answer.body.split('<body>')[0] ?? '';
  expect(head).not.toMatch(/<script/i);
  const content = /<meta name="lotse:content-page" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const json = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  expect(JSON.parse(json)).toMatchObject({ asked: question, page: { title: 'A < B & C' } });
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/text.css" />');
});

test('the title is escaped, and stands where the page had another', async () => {
  const { body } = await get('/impressum', asPage);
  expect(body).toContain('<title>A &lt; B &amp; C | Meyer &amp; &quot;Söhne&quot; $&amp;</title>');
});

test.each([
  ['/nirgends', 404],
  ['/items', 404],
  ['/sendungen', 200],
])('%s is answered with the app and %i', async (url, status) => {
  const answer = await get(url, asPage);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain('<div id="root"></div>');
  const again = await get(url, { ...asPage, 'if-none-match': String(answer.headers['etag']) });
  expect(again.statusCode).toBe(status === 404 ? 404 : 304);
});

test('whoever is signed in is sent no text, and nobody is where the API does not answer', async () => {
  asked.length = 0;
  const known = await get('/impressum', { ...asPage, cookie: 'lotse_known=1' });
  expect(known.body).toContain('<div id="root"></div>');
  expect(asked).toEqual([]);
  isApiDown = true;
  const answer = await get('/nirgends', asPage);
  isApiDown = false;
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<div id="root"></div>');
});

test('an address is sent so many texts in a minute drawn, then the app, which asks by itself; others go on', async () => {
  const site = await loadSite(folder, configuration);
  const limited = createWebServer(site, surroundings, {
    findContentPage,
    drawnPerMinute: 2,
    trustedProxies: ['127.0.0.1'],
  });
  const read = async (url: string, address: string) => {
    const headers = { ...asPage, 'x-forwarded-for': address };
    return (await limited.inject({ url, headers })).body.includes('<div id="root"></div>') ? 'app' : 'text';
  };
  asked.length = 0;
  expect(await read('/impressum', '203.0.113.1')).toBe('text');
  await read('/nirgends', '203.0.113.1');
  for (const url of ['/impressum', '/anderswo', '/lieferzeiten'])
    expect(await read(url, '203.0.113.1')).toBe('app');
  expect(asked).toHaveLength(2);
  expect(await read('/impressum', '203.0.113.2')).toBe('text');
  await limited.close();
});
