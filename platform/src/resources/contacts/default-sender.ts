import { randomUUID } from 'node:crypto';
import type { AddressBlock } from 'contract';
import { and, eq } from 'drizzle-orm';
import { recordChange } from '../../audit/audit.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import type { ContactRow } from './contact-row.ts';
import { insertContact } from './queries.ts';

const { contacts, organizations } = tables;

/**
 * Makes one contact the one that the organisation's shipments start from, and no other.
 *
 * @returns the row as it is now; nothing where it is no sender any more
 */
export async function becomeDefaultSender(
  db: DatabaseSession,
  { id, orgCode }: { readonly id: string; readonly orgCode: string },
): Promise<ContactRow | undefined> {
  // One after the other, so that two at once do not leave two.
  await db
    .select({ orgCode: organizations.orgCode })
    .from(organizations)
    .where(eq(organizations.orgCode, orgCode))
    .for('update');
  await db
    .update(contacts)
    .set({ isDefaultSender: false })
    .where(and(eq(contacts.orgCode, orgCode), eq(contacts.isDefaultSender, true)));
  const [made] = await db
    .update(contacts)
    .set({ isDefaultSender: true })
    .where(and(eq(contacts.id, id), eq(contacts.orgCode, orgCode), eq(contacts.kind, 'sender')))
    .returning();
  return made;
}

type Change = Pick<Parameters<typeof recordChange>[1], 'orgCode' | 'by' | 'requestId'> & {
  readonly createdById: string;
};

/** Puts an address into the address book as the one that the organisation's shipments start from. */
export async function insertDefaultSender(
  db: DatabaseSession,
  block: AddressBlock,
  { createdById, ...change }: Change,
): Promise<void> {
  const { orgCode } = change;
  const id = `con_${randomUUID()}`;
  const contact = { kind: 'sender', shortName: '', block } as const;
  await insertContact(db, contact, { id, orgCode, createdById });
  await becomeDefaultSender(db, { id, orgCode });
  await recordChange(db, {
    ...change,
    action: 'created',
    object: { kind: 'contact', id },
    before: null,
    after: { ...contact, isDefaultSender: true },
  });
}
