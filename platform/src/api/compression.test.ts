import { brotliCompressSync, gzipSync } from 'node:zlib';
import { carriers } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { appOrigin, startTestApi } from './testing/test-api.ts';
import type { TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(await openMemoryStore());
});
afterAll(() => api.close());

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
])('who accepts %s gets JSON in %s, for caches to keep apart', async (accepted, encoding) => {
  const answer = await api.call(undefined, 'GET /openapi.json', {
    headers: { 'accept-encoding': accepted, origin: appOrigin },
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toMatch(/origin/i);
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});

test('small answers, streams and what asks for nothing stay as they are', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const small = await api.call(undefined, 'GET /health/live', { headers: accepted });
  expect(small.headers.get('content-encoding')).toBeNull();
  const plain = await api.call(undefined, 'GET /openapi.json', {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const { from, to, shipmentData } = domesticDraft;
  const body = { from: from.address, to: to.address, shipmentData, carriers: [...carriers] };
  const rates = await api.call('owner', 'POST /rates', { headers: accepted, body });
  expect(rates.headers.get('content-type')).toContain('application/x-ndjson');
  expect((await rates.text()).length).toBeGreaterThan(1024);
  expect(rates.headers.get('content-encoding')).toBeNull();
});

test.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
])('a body in %s is not unpacked', async (encoding, pack) => {
  const answer = await fetch(`${api.url}/shipments`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.tokenOf('owner')}`,
      'content-type': 'application/json',
      'content-encoding': encoding,
      'idempotency-key': 'packed-body',
    },
    body: new Uint8Array(pack(JSON.stringify({ text: 'x'.repeat(5_000_000) }))),
  });
  expect(answer.status).toBe(415);
});
