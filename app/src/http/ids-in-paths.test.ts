import { shipmentsApi } from 'contract';
import { expect, test } from 'vitest';
import { createHttpClient } from './http-client.ts';
import { json, serve } from './testing/test-server.ts';
import { tokenSource } from './testing/test-tokens.ts';

test('a path is never another one than the endpoint’s', async () => {
  await using server = await serve(json(200, {}));
  const timeouts = { connectMs: 5000, bodyMs: 5000 };
  const client = createHttpClient({ baseUrl: server.url, tokens: tokenSource(), timeouts });
  for (const id of ['.', '..']) {
    await expect(client.call(shipmentsApi.get, { params: { id } })).rejects.toThrow(TypeError);
  }
  expect(server.seen).toEqual([]);
});
