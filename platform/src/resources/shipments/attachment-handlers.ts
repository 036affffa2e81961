import type { Attachment } from 'contract';
import { attachmentRules } from 'contract';
import { and, desc, eq } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Call, ResourceHandlers } from '../../api/handler.ts';
import { fieldProblem, ProblemError } from '../../api/problem.ts';
import type { CallOfOne } from '../../api/rows.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { fileAssetApiCopy as copy } from '../file-assets/file-assets.copy.ts';
import { notUploaded } from '../file-assets/handlers.ts';
import type { FileAssetRow } from '../file-assets/receive.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { fileAssets, shipmentAttachments, shipments } = tables;

type AttachmentHandlers = Pick<ResourceHandlers<'shipments'>, 'listAttachments' | 'attach' | 'detach'>;
type AttachmentRow = typeof shipmentAttachments.$inferSelect;

/** @param find the shipment of a call; @throws {ProblemError} 404 for what is not there or is somebody else's */
export function attachmentHandlers(
  { db, now }: Services,
  find: (call: CallOfOne) => Promise<ShipmentRow>,
): AttachmentHandlers {
  return {
    listAttachments: async (call) => {
      const { id } = await find(call);
      const rows = await db
        .select({ attachment: shipmentAttachments, asset: fileAssets })
        .from(shipmentAttachments)
        .innerJoin(fileAssets, eq(fileAssets.id, shipmentAttachments.assetId))
        .where(eq(shipmentAttachments.shipmentId, id))
        .orderBy(desc(shipmentAttachments.addedAt), desc(shipmentAttachments.id));
      return { items: rows.map(({ attachment, asset }) => toAttachment(attachment, asset)) };
    },

    attach: async (call) => {
      const shipment = await find(call);
      const asset = await requireAsset(db, call.body.assetId, shipment);
      return db.transaction(async (transaction) => {
        // Held, so that two who add the last one at once do not both.
        await transaction
          .select({ id: shipments.id })
          .from(shipments)
          .where(eq(shipments.id, shipment.id))
          .for('no key update');
        const isOfShipment = eq(shipmentAttachments.shipmentId, shipment.id);
        const isOfAsset = eq(shipmentAttachments.assetId, asset.id);
        const [known] = await transaction.select().from(shipmentAttachments).where(isOfAsset);
        if (!known && (await transaction.$count(shipmentAttachments, isOfShipment)) >= most)
          throw new ProblemError(409, { title: copy.tooManyAttached(most), detail: copy.removeOne });
        const by = await personRef(transaction, call.caller.personId);
        const [added] = await transaction
          .insert(shipmentAttachments)
          .values({
            id: creationId('att', call),
            shipmentId: shipment.id,
            assetId: asset.id,
            addedById: by.id,
            addedByName: by.full_name,
            addedAt: now(),
          })
          .onConflictDoNothing({ target: shipmentAttachments.assetId })
          .returning();
        if (added) await record(transaction, { call, shipment, action: 'attached', asset });
        const [row] = added ? [added] : await transaction.select().from(shipmentAttachments).where(isOfAsset);
        if (row?.shipmentId !== shipment.id) throw new ProblemError(409, { title: copy.attachedElsewhere });
        return toAttachment(row, asset);
      });
    },

    detach: async (call) => {
      const shipment = await find(call);
      await db.transaction(async (transaction) => {
        const [removed] = await transaction
          .delete(shipmentAttachments)
          .where(
            and(
              eq(shipmentAttachments.id, call.params.attachmentId),
              eq(shipmentAttachments.shipmentId, shipment.id),
            ),
          )
          .returning();
        if (!removed) return;
        const [asset] = await transaction
          .delete(fileAssets)
          .where(eq(fileAssets.id, removed.assetId))
          .returning();
        if (asset) await record(transaction, { call, shipment, action: 'detached', asset });
      });
    },
  };
}

const most = attachmentRules.maxPerShipment;

/** @throws {ProblemError} 422 for a file that is not there or is another organisation's; 409 for an unconfirmed one */
async function requireAsset(
  db: DatabaseSession,
  assetId: string,
  { orgCode }: ShipmentRow,
): Promise<FileAssetRow> {
  const [asset] = await db
    .select()
    .from(fileAssets)
    .where(and(eq(fileAssets.id, assetId), eq(fileAssets.orgCode, orgCode)));
  if (!asset) throw fieldProblem([{ pointer: '/assetId', detail: copy.notFound }]);
  if (!asset.confirmedAt) throw notUploaded();
  return asset;
}

interface Recorded {
  readonly call: Pick<Call, 'caller' | 'requestId'>;
  readonly shipment: ShipmentRow;
  readonly action: 'attached' | 'detached';
  readonly asset: FileAssetRow;
}

async function record(db: DatabaseSession, { call, shipment, action, asset }: Recorded): Promise<void> {
  const { fileName, mediaType, size } = asset;
  const attachment = { attachment: { fileName, mediaType, size } };
  await recordChange(db, {
    orgCode: shipment.orgCode,
    by: await personRef(db, call.caller.personId),
    action,
    object: { kind: 'shipment', id: shipment.id },
    before: action === 'attached' ? null : attachment,
    after: action === 'attached' ? attachment : null,
    requestId: call.requestId,
  });
}

function toAttachment(
  { id, assetId, addedAt, addedById, addedByName }: AttachmentRow,
  { fileName, mediaType, size }: FileAssetRow,
): Attachment {
  return {
    id,
    assetId,
    fileName,
    mediaType,
    size,
    addedAt: addedAt.toISOString(),
    addedBy: { id: addedById, full_name: addedByName },
  };
}
