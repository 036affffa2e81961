import { addressBlockSchema } from 'contract';
import type { AddressBlock, ShipmentDraft } from 'contract';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { fieldProblem } from '../../api/problem.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { contactApiCopy } from '../contacts/contacts.copy.ts';

const { contacts } = tables;

const links = ['linkedSenderId', 'linkedRecipientId', 'linkedNeutralSenderId'] as const;

type Link = (typeof links)[number];

/**
 * Makes sure that the contacts which a draft names are in its organisation's address book, and that
 * the neutral sender is one which a label can show: unlike the others its address is not in the draft.
 *
 * @returns the address of the neutral sender as it is now, which later changes of the contact don't reach;
 *   null where the draft wants none
 * @throws {ProblemError} 422 at each link that leads nowhere, or to what cannot be printed.
 */
export async function requireLinkedContacts(
  db: DatabaseSession,
  orgCode: string,
  draft: Pick<ShipmentDraft, Link | 'neutralShipment'>,
): Promise<AddressBlock | null> {
  const ids = links.map((link) => draft[link]).filter((id) => id !== null);
  if (ids.length === 0) return null;
  const rows = await db
    .select({ id: contacts.id, kind: contacts.kind, block: contacts.block })
    .from(contacts)
    .where(and(inArray(contacts.id, ids), eq(contacts.orgCode, orgCode)));
  const errors = links.flatMap((link) => {
    if (draft[link] === null) return [];
    const detail = complaint(
      link,
      rows.find(({ id }) => id === draft[link]),
    );
    return detail === undefined ? [] : [{ pointer: `/${link}`, detail }];
  });
  if (errors.length > 0) throw fieldProblem(errors);
  if (!draft.neutralShipment) return null;
  return rows.find(({ id }) => id === draft.linkedNeutralSenderId)?.block ?? null;
}

function complaint(
  link: Link,
  contact: Pick<typeof contacts.$inferSelect, 'kind' | 'block'> | undefined,
): string | undefined {
  if (!contact) return contactApiCopy.linkedNotFound;
  if (link !== 'linkedNeutralSenderId') return undefined;
  if (contact.kind !== 'neutral_sender') return contactApiCopy.linkedNotFound;
  return v.safeParse(addressBlockSchema, contact.block).issues?.[0].message;
}
