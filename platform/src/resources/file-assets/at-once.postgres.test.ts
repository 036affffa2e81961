import type { Shipment } from 'contract';
import { domesticDraft, people } from 'contract/fixtures';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { atOnce } from '../../api/testing/at-once.ts';
import { requestUpload, smallPdf, upload, uploadSlowly } from '../../api/testing/attach-file.ts';
import { apiOnPostgres, isWithoutPostgres } from '../../api/testing/on-postgres.ts';
import { problem, success } from '../../api/testing/test-api.ts';
import { tables } from '../../store/index.ts';
import { untilWaiting } from '../../store/testing/until-waiting.ts';

const { fileAssets, fileAssetChunks, shipmentAttachments } = tables;

const four = [0, 1, 2, 3];

describe.skipIf(isWithoutPostgres)('files of shipments, of which several come at once', () => {
  const api = apiOnPostgres();
  let shipment: Shipment;
  beforeAll(async () => {
    const body = { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null, isAvis: true };
    shipment = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
  });

  const storeConfirmed = async (name: string, amount: number) => {
    const files = Array.from({ length: amount }, (_, index) => ({
      id: `fil_${name}_${index}`,
      orgCode: people.owner.orgCodes[0] ?? '',
      createdById: people.owner.id,
      fileName: 'Lieferschein.pdf',
      mediaType: 'application/pdf' as const,
      size: smallPdf.length,
      confirmedAt: api().now,
    }));
    await api().store.db.insert(fileAssets).values(files);
    return files.map(({ id }) => id);
  };

  test('a shipment has 20 at most', async () => {
    const attached = await storeConfirmed('attached', 19);
    await api()
      .store.db.insert(shipmentAttachments)
      .values(
        attached.map((assetId) => ({
          id: assetId.replace('fil', 'att'),
          shipmentId: shipment.id,
          assetId,
          addedById: people.owner.id,
          addedByName: 'Jana Möller',
          addedAt: api().now,
        })),
      );
    const more = await storeConfirmed('more', four.length);
    const attach = (assetId: string) => () =>
      api().call('owner', `POST /shipments/${shipment.id}/attachments`, { body: { assetId } });
    const statuses = await atOnce(api().store.db, 'shipment_attachments', more.map(attach));
    expect(statuses).toEqual([200, 409, 409, 409]);
    const isOfShipment = eq(shipmentAttachments.shipmentId, shipment.id);
    expect(await api().store.db.$count(shipmentAttachments, isOfShipment)).toBe(20);
  });

  test('a person has 100 at most that are attached to nothing', async () => {
    const isOpen = and(
      eq(fileAssets.createdById, people.owner.id),
      sql`${fileAssets.id} not in (select asset_id from shipment_attachments)`,
    );
    await storeConfirmed('open', 99 - (await api().store.db.$count(fileAssets, isOpen)));
    const body = { fileName: 'Lieferschein.pdf', size: smallPdf.length };
    const announce = () => api().call('owner', 'POST /file-assets/request-upload', { body });
    const statuses = await atOnce(
      api().store.db,
      'file_assets',
      four.map(() => announce),
    );
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect(await api().store.db.$count(fileAssets, isOpen)).toBe(100);
  });

  test('what comes of a file while another attempt takes it over is not kept', async () => {
    const half = Buffer.concat([smallPdf, Buffer.alloc(1024 * 1024)]);
    const { id } = await requestUpload(api(), 'member', { size: 3 * half.length });
    const chunks = () => api().store.db.$count(fileAssetChunks, eq(fileAssetChunks.assetId, id));
    const sending = await uploadSlowly(api(), 'member', id);
    sending.push(half);
    await expect.poll(chunks).toBeGreaterThan(1);
    await api().store.db.transaction(async (takingOver) => {
      await takingOver.update(fileAssets).set({ uploadId: 'later' }).where(eq(fileAssets.id, id));
      sending.push(half);
      await untilWaiting(takingOver, 1);
    });
    sending.end();
    expect(await problem(await sending.answer, 409)).toMatchObject({ code: 'UPLOAD_OVERTAKEN' });
    expect(await chunks()).toBe(0);
  });

  test('what another attempt takes over after it was looked at is not confirmed', async () => {
    const { id } = await requestUpload(api(), 'member');
    await success(await upload(api(), 'member', id));
    const { begun } = await api().store.db.transaction(async (takingOver) => {
      await takingOver
        .update(fileAssets)
        .set({ uploadId: 'later', sha256: null })
        .where(eq(fileAssets.id, id));
      const confirming = api().call('member', `POST /file-assets/${id}/confirm`);
      await untilWaiting(takingOver, 1);
      return { begun: confirming };
    });
    await problem(await begun, 409);
    const [row] = await api().store.db.select().from(fileAssets).where(eq(fileAssets.id, id));
    expect(row).toMatchObject({ uploadId: 'later', confirmedAt: null });
  });
});
