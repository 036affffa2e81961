import type { AddressBlock, ShipmentDraft } from 'contract';
import { and, eq, inArray } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { DatabaseSession } from '../store/index.ts';

const { contacts } = tables;

/**
 * The neutral sender address as it is now; later changes of the contact don't reach the shipment.
 *
 * @returns null where the draft wants none, undefined where the contact that it names is not there
 */
export async function findNeutralSender(
  db: DatabaseSession,
  orgCode: string,
  { neutralShipment, linkedNeutralSenderId }: ShipmentDraft,
): Promise<AddressBlock | null | undefined> {
  if (!neutralShipment || linkedNeutralSenderId === null) return null;
  const [contact] = await db
    .select({ block: contacts.block })
    .from(contacts)
    .where(
      and(
        eq(contacts.id, linkedNeutralSenderId),
        eq(contacts.orgCode, orgCode),
        eq(contacts.kind, 'neutral_sender'),
      ),
    );
  return contact?.block;
}

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
