// @vitest-environment happy-dom
import { problemCodes } from 'contract';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createAttachmentUploads } from './attachment-uploads.ts';
import type { AttachmentIntent, Sending } from './send-attachment.ts';

const pdf = (name = 'a.pdf') => new File(['%PDF-1.7'], name);

/** What the uploads send, each of which ends when the test says so. */
function start() {
  const sent: (PromiseWithResolvers<void> & { intent: AttachmentIntent } & Sending)[] = [];
  const onDone = vi.fn();
  const report = vi.fn();
  const uploads = createAttachmentUploads({
    send: (intent, sending) => {
      const end = Promise.withResolvers<void>();
      sent.push({ ...end, intent, ...sending });
      return end.promise;
    },
    onDone,
    report,
  });
  const kinds = () => uploads.ofShipment('shp_1').map(({ progress }) => progress.kind);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { uploads, sent, onDone, report, kinds, settle };
}

test('files are sent one after the other, and are gone when they are attached', async () => {
  const { uploads, sent, onDone, kinds, settle } = start();
  uploads.add('shp_1', pdf('a.pdf'), 'jana');
  uploads.add('shp_1', pdf('b.pdf'), 'jana');
  expect(kinds()).toEqual(['sending', 'waiting']);
  sent[0]?.onProgress(4);
  expect(uploads.ofShipment('shp_1')[0]?.progress).toEqual({ kind: 'sending', sent: 4 });
  sent[0]?.resolve();
  await settle();
  expect(onDone).toHaveBeenCalledWith('a.pdf');
  expect(kinds()).toEqual(['sending']);
  sent[1]?.resolve();
  await settle();
  expect(kinds()).toEqual([]);
});

test('a list stays the same until something changes, and is one shipment’s', () => {
  const { uploads } = start();
  const empty = uploads.ofShipment('shp_1');
  uploads.add('shp_2', pdf(), 'jana');
  expect(uploads.ofShipment('shp_1')).toBe(empty);
  expect(uploads.ofShipment('shp_2')).toBe(uploads.ofShipment('shp_2'));
});

test.each([
  ['Adressen.xlsx', 10, 'Nur PDF-, JPG- und PNG-Dateien können hinzugefügt werden.'],
  ['leer.pdf', 0, 'Die Datei ist leer.'],
  ['groß.PDF', 25 * 1024 * 1024 + 1, 'Die Datei ist größer als 25\u00A0MB.'],
])('%s of %i bytes is refused before anything is sent', (name, size, text) => {
  const { uploads, sent } = start();
  uploads.add('shp_1', { name, size } as File, 'jana');
  expect(uploads.ofShipment('shp_1')[0]?.progress).toEqual({ kind: 'refused', text });
  expect(sent).toEqual([]);
});

test('what has failed keeps its file and its key, and holds up nobody', async () => {
  const { uploads, sent, kinds, settle } = start();
  uploads.add('shp_1', pdf('a.pdf'), 'jana');
  uploads.add('shp_1', pdf('b.pdf'), 'jana');
  sent[0]?.reject(new ApiError('timeout', 'late'));
  await settle();
  expect(uploads.ofShipment('shp_1')[0]?.progress).toEqual({ kind: 'failed', reason: 'late' });
  expect(kinds()).toEqual(['failed', 'sending']);
  uploads.retry(uploads.ofShipment('shp_1')[0]?.id ?? '');
  expect(kinds()).toEqual(['waiting', 'sending']);
  sent[1]?.resolve();
  await settle();
  expect(sent[2]?.intent).toBe(sent[0]?.intent);
});

test('without a network it goes on by itself once there is one', async () => {
  const { uploads, sent, kinds, settle } = start();
  vi.stubGlobal('navigator', { onLine: false });
  uploads.add('shp_1', pdf(), 'jana');
  sent[0]?.reject(new ApiError('offline', 'no network'));
  await settle();
  expect(uploads.ofShipment('shp_1')[0]?.progress).toEqual({ kind: 'failed', reason: 'offline' });
  vi.unstubAllGlobals();
  globalThis.dispatchEvent(new Event('online'));
  expect(kinds()).toEqual(['sending']);
});

test('what the platform refuses is told in its words, and not sent again', async () => {
  const { uploads, sent, settle } = start();
  uploads.add('shp_1', pdf(), 'jana');
  const title = 'Die Datei heißt wie eine PDF-Datei, ist aber keine.';
  const detail = 'Wählen Sie eine andere Datei.';
  const problem = { type: 'about:blank', title, detail, status: 422 };
  sent[0]?.reject(new ApiError('invalid', title, { status: 422, problem }));
  await settle();
  expect(uploads.ofShipment('shp_1')[0]?.progress).toEqual({ kind: 'refused', text: `${title} ${detail}` });
  uploads.retry(uploads.ofShipment('shp_1')[0]?.id ?? '');
  expect(sent).toHaveLength(1);
});

test('what another attempt has overtaken is sent again when somebody asks for that', async () => {
  const { uploads, sent, kinds, settle } = start();
  uploads.add('shp_1', pdf(), 'jana');
  const title = 'Diese Datei wird inzwischen erneut gesendet.';
  const problem = { type: 'about:blank', title, status: 409, code: problemCodes.uploadOvertaken };
  sent[0]?.reject(new ApiError('conflict', title, { status: 409, problem }));
  await settle();
  expect(kinds()).toEqual(['failed']);
  uploads.retry(uploads.ofShipment('shp_1')[0]?.id ?? '');
  expect(sent[1]?.intent).toBe(sent[0]?.intent);
});

test('what is called off is forgotten, and the next one goes', async () => {
  const { uploads, sent, kinds, settle, report } = start();
  uploads.add('shp_1', pdf('a.pdf'), 'jana');
  uploads.add('shp_1', pdf('b.pdf'), 'jana');
  sent[0]?.signal.addEventListener('abort', () => sent[0]?.reject(new ApiError('aborted', 'given up')));
  uploads.cancel(uploads.ofShipment('shp_1')[0]?.id ?? '');
  expect(kinds()).toEqual(['waiting']);
  await settle();
  expect(kinds()).toEqual(['sending']);
  expect(report).not.toHaveBeenCalled();
});

test('another person on this page has none of it', () => {
  const { uploads, sent, kinds } = start();
  uploads.add('shp_1', pdf(), 'jana');
  uploads.keepOnly('aylin');
  expect(kinds()).toEqual([]);
  expect(sent[0]?.signal.aborted).toBe(true);
});

test('a fault of ours is reported', async () => {
  const { uploads, sent, report, settle } = start();
  uploads.add('shp_1', pdf(), 'jana');
  const fault = new TypeError('not a function');
  sent[0]?.reject(fault);
  await settle();
  expect(report).toHaveBeenCalledWith(fault);
  expect(uploads.ofShipment('shp_1')[0]?.progress).toEqual({ kind: 'failed', reason: 'unknown' });
});
