import { Readable } from 'node:stream';
import type { FileAsset } from 'contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { receiveFile } from '../../../resources/file-assets/receive.ts';
import { tables } from '../../../store/index.ts';
import { requestUpload, smallPdf, upload, uploadSlowly } from '../attach-file.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const { fileAssets, fileAssetChunks } = tables;

const MEBIBYTE = 1024 * 1024;
const SIZE = 2 * MEBIBYTE;

/** A file of which each byte after its beginning says who has sent it, in two halves. */
function pdfOf(sender: string) {
  const whole = Buffer.concat([smallPdf, Buffer.alloc(SIZE - smallPdf.length, sender)]);
  return { whole, half: whole.subarray(0, MEBIBYTE), rest: whole.subarray(MEBIBYTE) };
}

/** Files that are sent more than once, of which one attempt counts. */
export function testAttachmentAttempts(api: () => TestApi): void {
  const confirm = (id: string) => api().call('owner', `POST /file-assets/${id}/confirm`);
  const isOf = (id: string) => eq(fileAssetChunks.assetId, id);
  const chunksOf = (id: string) => api().store.db.$count(fileAssetChunks, isOf(id));
  const begunBy = async (id: string) => {
    const rows = await api()
      .store.db.selectDistinct({ uploadId: fileAssetChunks.uploadId })
      .from(fileAssetChunks)
      .where(isOf(id));
    return rows.map(({ uploadId }) => uploadId);
  };
  /** Brings half of a file, of which then nothing else is there; its line is slow. */
  const beginWith = async (id: string, half: Buffer) => {
    const [former] = await begunBy(id);
    const sending = await uploadSlowly(api(), 'owner', id);
    sending.push(half);
    await expect.poll(() => begunBy(id)).toEqual([expect.not.stringMatching(former ?? 'none')]);
    return sending;
  };
  const rowOf = async (id: string) => {
    const [row] = await api().store.db.select().from(fileAssets).where(eq(fileAssets.id, id));
    if (!row) throw new Error('It was not announced');
    return row;
  };
  const bytesOf = async (id: string) => {
    const { url } = await success<{ url: string }>(await api().call('owner', `GET /file-assets/${id}/url`));
    return Buffer.from(await (await fetch(`${api().url}/${url}`)).arrayBuffer());
  };
  const overtaken = { title: 'Diese Datei wird inzwischen erneut gesendet.', code: 'UPLOAD_OVERTAKEN' };

  describe('a file that is sent again', () => {
    const [first, second] = [pdfOf('1'), pdfOf('2')];

    test('is what the later attempt has brought, whatever the earlier one still sends', async () => {
      const { id } = await requestUpload(api(), 'owner', { size: SIZE });
      const earlier = await beginWith(id, first.half);
      await success(await upload(api(), 'owner', id, { bytes: second.whole }));
      const kept = await chunksOf(id);

      earlier.push(first.rest);
      earlier.end();
      expect(await problem(await earlier.answer, 409)).toMatchObject(overtaken);
      expect(await chunksOf(id)).toBe(kept);
      await success(await confirm(id));
      expect((await bytesOf(id)).equals(second.whole)).toBe(true);
    });

    test('belongs to the later attempt before all of that has come', async () => {
      const { id } = await requestUpload(api(), 'owner', { size: SIZE });
      const earlier = await beginWith(id, first.half);
      const later = await beginWith(id, second.half);

      earlier.push(first.rest);
      earlier.end();
      expect(await problem(await earlier.answer, 409)).toMatchObject(overtaken);
      await problem(await confirm(id), 409);
      later.push(second.rest);
      later.end();
      expect(await success<FileAsset>(await later.answer)).toMatchObject({ state: 'uploaded' });
      await success(await confirm(id));
      expect((await bytesOf(id)).equals(second.whole)).toBe(true);
    });

    test('takes no more room: what a process that died has left behind is deleted', async () => {
      const { id } = await requestUpload(api(), 'owner', { size: SIZE });
      const left = { assetId: id, uploadId: 'dead', position: 0, bytes: smallPdf };
      await api().store.db.insert(fileAssetChunks).values(left);
      const sending = await beginWith(id, first.half);
      sending.push(first.rest);
      sending.end();
      await success(await sending.answer);
    });

    test('stays what it is where what comes then is something else', async () => {
      const { id } = await requestUpload(api(), 'owner');
      await success(await upload(api(), 'owner', id));
      await problem(await upload(api(), 'owner', id, { bytes: Buffer.from('<html></html>') }), 422);
      await success(await confirm(id));
      expect((await bytesOf(id)).equals(smallPdf)).toBe(true);
    });

    test('stays what it is where it was confirmed before the first bytes of a later attempt have come', async () => {
      const { id } = await requestUpload(api(), 'owner');
      await success(await upload(api(), 'owner', id));
      const found = await rowOf(id);
      await success(await confirm(id));
      const later = receiveFile(api().store.db, found, Readable.from([smallPdf]));
      await expect(later).rejects.toMatchObject({
        status: 409,
        details: { title: 'Diese Datei ist bereits vollständig und lässt sich nicht mehr ersetzen.' },
      });
      expect((await bytesOf(id)).equals(smallPdf)).toBe(true);
    });

    test('is the later attempt’s where of the earlier one only the end has not come', async () => {
      const { id } = await requestUpload(api(), 'owner');
      const found = await rowOf(id);
      async function* parts() {
        yield smallPdf;
        await success(await upload(api(), 'owner', id));
      }
      await expect(receiveFile(api().store.db, found, parts())).rejects.toMatchObject({
        status: 409,
        details: overtaken,
      });
      expect(await chunksOf(id)).toBe(1);
    });

    test('is sent ten times at most', async () => {
      const { id } = await requestUpload(api(), 'owner');
      for (let attempt = 0; attempt < 10; attempt += 1) await success(await upload(api(), 'owner', id));
      expect(await problem(await upload(api(), 'owner', id), 409)).toMatchObject({
        title: 'Diese Datei wurde zu oft gesendet.',
        detail: 'Entfernen Sie sie und wählen Sie sie erneut aus.',
      });
      await success(await confirm(id));
      expect((await bytesOf(id)).equals(smallPdf)).toBe(true);
    });
  });

  test.each([
    ['its beginning is gone', (id: string) => api().store.db.delete(fileAssetChunks).where(isOf(id))],
    [
      'other bytes are there, as many',
      (id: string) =>
        api()
          .store.db.update(fileAssetChunks)
          .set({ bytes: Buffer.alloc(smallPdf.length, 'x') })
          .where(isOf(id)),
    ],
  ])('a file is not confirmed when %s', async (_what, spoil) => {
    const { id } = await requestUpload(api(), 'owner');
    await success(await upload(api(), 'owner', id));
    await spoil(id);
    expect(await problem(await confirm(id), 409)).toMatchObject({
      title: 'Diese Datei wurde noch nicht vollständig hochgeladen.',
      detail: 'Laden Sie die Datei erneut hoch.',
    });
    await success(await upload(api(), 'owner', id));
    await success(await confirm(id));
    expect((await bytesOf(id)).equals(smallPdf)).toBe(true);
  });
}
