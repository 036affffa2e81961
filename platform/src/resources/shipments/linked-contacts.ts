import type { ShipmentDraft } from 'contract';
import { and, eq, inArray } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { contacts } = tables;

/**
 * Notes that the contacts of a shipment have been used. One that another order has in its hands is left to that
 * one, which notes nearly the same moment: all orders of an organisation name the same sender, and would otherwise
 * wait for each other, or two of them for ever.
 */
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
  const free = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(inArray(contacts.id, used), eq(contacts.orgCode, orgCode)))
    .for('update', { skipLocked: true });
  await db.update(contacts).set({ lastUsedAt: now }).where(inArray(contacts.id, free));
}
