// @vitest-environment happy-dom
import { type Endpoint, fileAssetsApi, shipmentAttachmentsApi } from 'contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import type { CallOptions } from '../http/request.ts';
import type { AttachmentIntent } from './send-attachment.ts';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: Endpoint, options: CallOptions<Endpoint>) => Promise<unknown>>(),
}));
// The page's own client begins with the document.
vi.mock('../http/client.ts', () => ({ http: { call } }));

const { sendAttachment } = await import('./send-attachment.ts');
const { requestUpload, upload, confirm } = fileAssetsApi;
const { attach } = shipmentAttachmentsApi;

let fails: Map<Endpoint, ApiError>;
let intent: AttachmentIntent;
const sending = { signal: new AbortController().signal, onProgress: () => undefined };
const send = () => sendAttachment(intent, sending);
const called = () => call.mock.calls.map(([endpoint]) => endpoint);

beforeEach(() => {
  fails = new Map();
  intent = { shipmentId: 'shp_1', file: new File(['%PDF-1.7'], 'a.pdf'), key: 'key-of-intent' };
  call.mockReset().mockImplementation(async (endpoint) => {
    const failure = fails.get(endpoint);
    fails.delete(endpoint);
    if (failure) throw failure;
    return { id: 'fil_1' };
  });
});

test('a file is announced, sent, confirmed and attached', async () => {
  await send();
  expect(called()).toEqual([requestUpload, upload, confirm, attach]);
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { fileName: 'a.pdf', size: 8 },
    idempotencyKey: 'key-of-intent',
  });
  expect(call.mock.calls[1]?.[1]).toMatchObject({
    upload: { file: intent.file, mediaType: 'application/pdf' },
  });
  expect(call.mock.calls[3]?.[1]).toMatchObject({ params: { id: 'shp_1' }, body: { assetId: 'fil_1' } });
});

test('a lost answer to its bytes does not send them twice', async () => {
  fails.set(upload, new ApiError('offline', 'lost'));
  await expect(send()).rejects.toThrow('lost');
  await send();
  expect(called()).toEqual([requestUpload, upload, confirm, attach]);
});

test('bytes that have not arrived are sent again, for the same file', async () => {
  fails.set(upload, new ApiError('offline', 'broken'));
  await expect(send()).rejects.toThrow('broken');
  fails.set(confirm, new ApiError('conflict', 'not uploaded'));
  await send();
  expect(called()).toEqual([requestUpload, upload, confirm, upload, confirm, attach]);
});

test('an announcement is repeated with the same key', async () => {
  fails.set(requestUpload, new ApiError('timeout', 'late'));
  await expect(send()).rejects.toThrow('late');
  await send();
  const keys = call.mock.calls
    .filter(([endpoint]) => endpoint === requestUpload)
    .map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys).toEqual(['key-of-intent', 'key-of-intent']);
});

test('a file that the platform has forgotten is announced anew', async () => {
  const problem = { type: 'about:blank', title: 'gone', status: 404 };
  fails.set(upload, new ApiError('notFound', 'gone', { status: 404, problem }));
  await expect(send()).rejects.toThrow('gone');
  expect(intent.key).not.toBe('key-of-intent');
  await send();
  expect(called()).toEqual([requestUpload, upload, requestUpload, upload, confirm, attach]);
});

test('a file that only something in between does not know is not sent twice', async () => {
  fails.set(attach, new ApiError('notFound', 'gone', { status: 404 }));
  await expect(send()).rejects.toThrow('gone');
  await send();
  expect(intent.key).toBe('key-of-intent');
  expect(called().filter((endpoint) => endpoint === requestUpload)).toHaveLength(1);
});
