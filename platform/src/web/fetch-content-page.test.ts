import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentPages } from 'contract/fixtures';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchContentPage } from './fetch-content-page.ts';

let answer = { status: 200, body: '' };
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (answer.status !== 0) response.writeHead(answer.status).end(answer.body);
});
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void (asked = []));

test('asks the API below its own path', async () => {
  answer = { status: 200, body: JSON.stringify(contentPages.terms) };
  expect(await fetchContentPage(url)({ slug: 'agb' })).toEqual(contentPages.terms);
  expect(await fetchContentPage(url)({ kind: 'imprint' })).toEqual(contentPages.terms);
  expect(asked).toEqual(['/v1/pages/published?slug=agb', '/v1/pages/published?kind=imprint']);
});

test.each([404, 400])('%i means that there is none', async (status) => {
  answer = { status, body: '{}' };
  expect(await fetchContentPage(url)({ slug: 'a' })).toBeNull();
});

test.each([
  ['a fault', { status: 500, body: '' }, 'answers 500'],
  ['something else', { status: 200, body: '{"title":1}' }, 'Invalid key'],
  ['no JSON', { status: 200, body: '<html>' }, 'JSON'],
  ['nothing at all', { status: 0, body: '' }, 'timeout'],
])('%s is no answer', async (_, given, reason) => {
  answer = given;
  await expect(fetchContentPage(url, 100)({ slug: 'a' })).rejects.toThrow(reason);
});
