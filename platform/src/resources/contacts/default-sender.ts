import { randomUUID } from 'node:crypto';
import type { AddressBlock } from 'contract';
import { and, eq, ne } from 'drizzle-orm';
import { recordChange, recordChanges } from '../../audit/audit.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import type { ContactRow } from './contact-row.ts';
import { insertContact } from './queries.ts';

const { contacts, organizations } = tables;

type Change = Pick<Parameters<typeof recordChange>[1], 'orgCode' | 'by' | 'requestId'>;

/**
 * Makes one contact the one that the organisation's shipments start from, and no other; the log says of which that
 * is over.
 *
 * @returns the row as it is now; nothing where it is no sender any more
 */
export async function becomeDefaultSender(
  db: DatabaseSession,
  id: string,
  { orgCode, by, requestId }: Change,
): Promise<ContactRow | undefined> {
  // One after the other, so that two at once do not leave two.
  await db
    .select({ orgCode: organizations.orgCode })
    .from(organizations)
    .where(eq(organizations.orgCode, orgCode))
    .for('update');
  const former = await db
    .update(contacts)
    .set({ isDefaultSender: false })
    .where(and(eq(contacts.orgCode, orgCode), eq(contacts.isDefaultSender, true), ne(contacts.id, id)))
    .returning({ id: contacts.id });
  const over = former.map((contact) => ({
    orgCode,
    by,
    requestId,
    action: 'changed' as const,
    object: { kind: 'contact' as const, id: contact.id },
    before: { isDefaultSender: true },
    after: { isDefaultSender: false },
  }));
  await recordChanges(db, over);
  const [made] = await db
    .update(contacts)
    .set({ isDefaultSender: true })
    .where(and(eq(contacts.id, id), eq(contacts.orgCode, orgCode), eq(contacts.kind, 'sender')))
    .returning();
  return made;
}

/** Puts an address into the address book as the one that the organisation's shipments start from. */
export async function insertDefaultSender(
  db: DatabaseSession,
  block: AddressBlock,
  { createdById, ...change }: Change & { readonly createdById: string },
): Promise<void> {
  const { orgCode } = change;
  const id = `con_${randomUUID()}`;
  const contact = { kind: 'sender', shortName: '', block } as const;
  await insertContact(db, contact, { id, orgCode, createdById });
  await becomeDefaultSender(db, id, change);
  await recordChange(db, {
    ...change,
    action: 'created',
    object: { kind: 'contact', id },
    before: null,
    after: { ...contact, isDefaultSender: true },
  });
}
