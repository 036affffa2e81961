import type { ShipmentDraft } from 'contract';
import { and, eq, inArray } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { contacts } = tables;

/** Notes that the contacts of a shipment have been used. */
export async function touchContacts(
  db: DatabaseSession,
  orgCode: string,
  draft: ShipmentDraft,
  now: Date,
): Promise<void> {
  const used = [
    draft.linkedRecipientId,
    draft.linkedSenderId,
    draft.neutralShipment ? draft.linkedNeutralSenderId : null,
  ].filter((id) => id !== null);
  if (used.length === 0) return;
  await db
    .update(contacts)
    .set({ lastUsedAt: now })
    .where(and(inArray(contacts.id, used), eq(contacts.orgCode, orgCode)));
}
