import { randomUUID } from 'node:crypto';
import type { Attachment, AuditRecord, FileAsset, Shipment } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pruneFileAssets, UNATTACHED_KEPT_MS } from '../../../resources/file-assets/retention.ts';
import { tables } from '../../../store/index.ts';
import { attachFile, requestUpload, smallPdf, upload } from '../attach-file.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { fileAssets, fileAssetChunks } = tables;

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const MEBIBYTE = 1024 * 1024;

/** Files that belong to shipments, from their announcement to their end. */
export function testAttachments(api: () => TestApi): void {
  let shipment: string;
  beforeAll(async () => {
    const body = { ...domesticDraft, linkedSenderId: null, linkedRecipientId: null };
    ({ id: shipment } = await success<Shipment>(await api().call('owner', 'POST /shipments', { body })));
  });
  const list = async () =>
    (
      await success<{ items: Attachment[] }>(
        await api().call('member', `GET /shipments/${shipment}/attachments`),
      )
    ).items;
  const confirm = (id: string) => api().call('owner', `POST /file-assets/${id}/confirm`);
  const attach = (assetId: string, to = shipment, key: string = randomUUID()) =>
    api().call('owner', `POST /shipments/${to}/attachments`, { body: { assetId }, key });
  const confirmed = async () => {
    const { id } = await requestUpload(api(), 'owner');
    await success(await upload(api(), 'owner', id));
    await success(await confirm(id));
    return id;
  };
  const chunksOf = (id: string) => api().store.db.$count(fileAssetChunks, eq(fileAssetChunks.assetId, id));
  const request = (body: unknown) => api().call('owner', 'POST /file-assets/request-upload', { body });

  describe('a file of a shipment', () => {
    test('is announced, sent, confirmed and attached; a colleague gets the same bytes', async () => {
      // More than one piece, and the last one shorter.
      const bytes = Buffer.concat([smallPdf, Buffer.alloc(1_300_000, 'x')]);
      const fileName = 'Lieferschein Köln (2).pdf';
      const asset = await requestUpload(api(), 'owner', { fileName, size: bytes.length });
      expect(asset).toMatchObject({ fileName, mediaType: 'application/pdf', state: 'requested' });
      expect(await success(await upload(api(), 'owner', asset.id, { bytes }))).toMatchObject({
        state: 'uploaded',
      });
      expect(await success(await confirm(asset.id))).toMatchObject({ state: 'confirmed' });
      const attached = await success<Attachment>(await attach(asset.id));
      expect(attached).toMatchObject({ fileName, size: bytes.length, addedBy: { id: people.owner.id } });
      expect(await list()).toEqual([attached]);

      const { url } = await success<{ url: string }>(
        await api().call('member', `GET /file-assets/${asset.id}/url`),
      );
      const answer = await fetch(`${api().url}/${url}`);
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(bytes.length),
        'content-disposition':
          'attachment; filename="Lieferschein K_ln (2).pdf"; filename*=UTF-8\'\'Lieferschein%20K%C3%B6ln%20%282%29.pdf',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    });

    test('has an address for 60 seconds, and no other file has the same', async () => {
      const { asset } = await attachFile(api(), 'owner', shipment);
      const other = await attachFile(api(), 'owner', shipment);
      const { url, key } = await success<{ url: string; key: string }>(
        await api().call('owner', `GET /file-assets/${asset}/url`),
      );
      const status = async (path: string) => (await fetch(`${api().url}/${path}`)).status;
      expect(await status(`file-assets/${other.asset}/content?key=${key}`)).toBe(404);
      expect(await status(`file-assets/${asset}/content`)).toBe(404);
      const start = api().now;
      try {
        api().now = new Date(start.getTime() + 59_000);
        expect(await status(url)).toBe(200);
        api().now = new Date(start.getTime() + 60_000);
        expect(await status(url)).toBe(404);
      } finally {
        api().now = start;
      }
    });

    test.each([
      ['Notiz.exe', 10, '/fileName', 'Nur PDF-, JPG- und PNG-Dateien können hinzugefügt werden.'],
      ['Notiz', 10, '/fileName', 'Nur PDF-, JPG- und PNG-Dateien können hinzugefügt werden.'],
      ['leer.pdf', 0, '/size', 'Die Datei ist leer.'],
      ['groß.pdf', 25 * MEBIBYTE + 1, '/size', 'Die Datei ist größer als 25\u00A0MB.'],
      [`${'x'.repeat(150)}.pdf`, 10, '/fileName', 'Der Name der Datei ist zu lang.'],
    ])('is not announced as %s of %i bytes', async (fileName, size, pointer, detail) => {
      expect((await problem(await request({ fileName, size }), 422)).errors).toEqual([{ pointer, detail }]);
    });

    test('has a name without folders', async () => {
      const names = ['../../etc/passwd.pdf', 'C:\\Scans\\passwd.pdf', 'pass\u0000wd.pdf'];
      const assets = await Promise.all(
        names.map(async (fileName) => requestUpload(api(), 'owner', { fileName })),
      );
      expect(assets.map(({ fileName }) => fileName)).toEqual(['passwd.pdf', 'passwd.pdf', 'passwd.pdf']);
    });

    test('is what it says, by its first bytes', async () => {
      const { id } = await requestUpload(api(), 'owner', { size: png.length });
      expect(await problem(await upload(api(), 'owner', id, { bytes: png }), 422)).toMatchObject({
        title: 'Die Datei heißt wie eine PDF-Datei, ist aber keine.',
        detail: 'Wählen Sie eine andere Datei.',
      });
      expect(await chunksOf(id)).toBe(0);
      // What it was announced as, and not what it is.
      await problem(await upload(api(), 'owner', id, { bytes: png, mediaType: 'image/png' }), 415);
      await problem(await upload(api(), 'owner', id, { mediaType: 'text/html' }), 415);
      await problem(await upload(api(), 'owner', id, { mediaType: 'application/json' }), 415);
    });

    test('is as long as it says', async () => {
      const { id } = await requestUpload(api(), 'owner', { size: smallPdf.length });
      const more = Buffer.concat([smallPdf, Buffer.alloc(1)]);
      expect(await problem(await upload(api(), 'owner', id, { bytes: more }), 413)).toMatchObject({
        title: 'Die Datei ist größer als angekündigt.',
      });
      const less = smallPdf.subarray(0, -1);
      expect(await problem(await upload(api(), 'owner', id, { bytes: less }), 422)).toMatchObject({
        title: 'Die Datei ist nicht vollständig angekommen.',
      });
      expect(await chunksOf(id)).toBe(0);
      expect(await problem(await confirm(id), 409)).toMatchObject({
        title: 'Diese Datei wurde noch nicht vollständig hochgeladen.',
      });
    });

    test('is never more than 25 MB, whatever was announced of it', async () => {
      const { id } = await requestUpload(api(), 'owner', { size: 25 * MEBIBYTE });
      const bytes = Buffer.concat([smallPdf, Buffer.alloc(25 * MEBIBYTE)]);
      await problem(await upload(api(), 'owner', id, { bytes }), 413);
      expect(await chunksOf(id)).toBe(0);
    });

    test('that broke off leaves nothing, and is sent again', async () => {
      const size = 2 * MEBIBYTE;
      const asset = await requestUpload(api(), 'owner', { size });
      const sending = new AbortController();
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(Buffer.concat([smallPdf, Buffer.alloc(MEBIBYTE)])),
      });
      const broken = fetch(`${api().url}/file-assets/${asset.id}/upload`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${await api().tokenOf('owner')}`,
          'content-type': 'application/pdf',
        },
        body,
        duplex: 'half',
        signal: sending.signal,
      } as RequestInit);
      await expect.poll(() => chunksOf(asset.id)).toBeGreaterThan(0);
      sending.abort();
      await expect(broken).rejects.toThrow(/abort/i);
      await expect.poll(() => chunksOf(asset.id)).toBe(0);
      const bytes = Buffer.concat([smallPdf, Buffer.alloc(size - smallPdf.length)]);
      await success(await upload(api(), 'owner', asset.id, { bytes }));
      await success(await confirm(asset.id));
    });

    test('is announced and attached once, however often it is said', async () => {
      const key = randomUUID();
      const first = await requestUpload(api(), 'owner', { key });
      expect(await requestUpload(api(), 'owner', { key })).toEqual(first);
      await success(await upload(api(), 'owner', first.id));
      await success(await upload(api(), 'owner', first.id));
      expect(await chunksOf(first.id)).toBe(1);
      expect(await success(await confirm(first.id))).toEqual(await success(await confirm(first.id)));
      expect(await problem(await upload(api(), 'owner', first.id), 409)).toMatchObject({
        title: 'Diese Datei ist bereits vollständig und lässt sich nicht mehr ersetzen.',
      });
      const before = await list();
      const attached = await Promise.all([attach(first.id), attach(first.id), attach(first.id)]);
      const ids = await Promise.all(attached.map(async (answer) => (await success<Attachment>(answer)).id));
      expect(new Set(ids).size).toBe(1);
      expect(await list()).toHaveLength(before.length + 1);
    });

    test('is attached by a key that has attached another one elsewhere', async () => {
      const key = randomUUID();
      const body = { ...domesticDraft, linkedSenderId: null, linkedRecipientId: null, isAvis: true };
      const other = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
      const here = await success<Attachment>(await attach(await confirmed(), shipment, key));
      const there = await success<Attachment>(await attach(await confirmed(), other.id, key));
      expect(there.id).not.toBe(here.id);
    });

    test('is not attached unconfirmed, twice, or from elsewhere', async () => {
      const open = await requestUpload(api(), 'owner');
      await problem(await attach(open.id), 409);
      const { asset } = await attachFile(api(), 'owner', shipment);
      const body = { ...domesticDraft, linkedSenderId: null, linkedRecipientId: null, isAvis: true };
      const other = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
      expect(await problem(await attach(asset, other.id), 409)).toMatchObject({
        title: 'Diese Datei gehört bereits zu einer anderen Sendung.',
      });
      const theirs = await requestUpload(api(), 'otherOwner');
      await success(await upload(api(), 'otherOwner', theirs.id));
      await success(await api().call('otherOwner', `POST /file-assets/${theirs.id}/confirm`));
      for (const id of [theirs.id, 'fil_nobody'])
        expect((await problem(await attach(id), 422)).errors).toMatchObject([{ pointer: '/assetId' }]);
    });

    test('is nobody’s of another organisation', async () => {
      const { asset } = await attachFile(api(), 'owner', shipment);
      const answers = [
        await upload(api(), 'otherOwner', asset),
        await api().call('otherOwner', `POST /file-assets/${asset}/confirm`),
        await api().call('otherOwner', `GET /file-assets/${asset}/url`),
        await api().call('otherOwner', `GET /shipments/${shipment}/attachments`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    });

    test('is taken by nobody who may only read', async () => {
      const headers = { authorization: `Bearer ${await api().tokenWith(['read:org_shipments'])}` };
      const as = async (request: `${string} /${string}`) =>
        (await api().call(undefined, request, { headers })).status;
      const { asset, attachment } = await attachFile(api(), 'owner', shipment);
      expect(await as(`GET /file-assets/${asset}/url`)).toBe(200);
      expect(await as(`DELETE /shipments/${shipment}/attachments/${attachment}`)).toBe(403);
      expect(await as('POST /file-assets/request-upload')).toBe(403);
    });

    test('is removed with its bytes, and both are kept in the record', async () => {
      const { asset, attachment } = await attachFile(api(), 'owner', shipment);
      const remove = () => api().call('packer', `DELETE /shipments/${shipment}/attachments/${attachment}`);
      expect((await remove()).status).toBe(204);
      expect((await remove()).status).toBe(204);
      expect((await list()).map(({ id }) => id)).not.toContain(attachment);
      expect(await chunksOf(asset)).toBe(0);
      const { items } = await success<{ items: AuditRecord[] }>(
        await api().call('owner', `GET /shipments/${shipment}/audit-logs`),
      );
      expect(items.slice(0, 2)).toMatchObject([
        { action: 'detached', by: { id: people.packer.id } },
        { action: 'attached', by: { id: people.owner.id } },
      ]);
    });

    test('goes after a day where it is attached to nothing', async () => {
      const { asset } = await attachFile(api(), 'owner', shipment);
      const open = await requestUpload(api(), 'owner');
      await success(await upload(api(), 'owner', open.id));
      const isThere = async (id: string) =>
        (await api().store.db.select().from(fileAssets).where(eq(fileAssets.id, id))).length === 1;
      await pruneFileAssets(api().store.db, new Date(api().now.getTime() + UNATTACHED_KEPT_MS));
      expect(await isThere(open.id)).toBe(true);
      await pruneFileAssets(api().store.db, new Date(api().now.getTime() + UNATTACHED_KEPT_MS + 1));
      expect(await isThere(open.id)).toBe(false);
      expect(await chunksOf(open.id)).toBe(0);
      expect(await isThere(asset)).toBe(true);
    });

    test('is one of at most 20', async () => {
      const body = { ...domesticDraft, linkedSenderId: null, linkedRecipientId: null, isAvis: true };
      const full = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
      for (let count = 0; count < 20; count += 1) await attachFile(api(), 'owner', full.id);
      const asset: FileAsset = await requestUpload(api(), 'owner');
      await success(await upload(api(), 'owner', asset.id));
      await success(await confirm(asset.id));
      expect(await problem(await attach(asset.id, full.id), 409)).toMatchObject({
        title: 'Zu einer Sendung gehören höchstens 20\u00A0Dateien.',
      });
    });
  });
}
