import { type Recipient, RECIPIENTS, type Shipment } from 'contract';
import { and, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { spellings } from '../../search/fold.ts';
import { matches } from '../../search/matching.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { contactSearchText } from '../contacts/contact-row.ts';
import { lastOrders } from './last-orders.ts';

const { contacts, shipments } = tables;

/** Who is sent something now and then is among as many; nobody looks for what was sent years ago. */
const LOOKED_AT = 500;

/** So many of the last come before those who are sent the most. */
const LAST = 4;

export interface RecipientScopes {
  readonly shipments: SQL | undefined;
  /** What the caller may see of the address book; null for whoever may see nothing of it. */
  readonly contacts: { readonly isInScope: SQL | undefined } | null;
}

/** Who was sent something: the last and the most frequent, or those whom a text finds. */
export async function findRecipients(
  db: Database,
  scopes: RecipientScopes,
  search: string,
): Promise<Recipient[]> {
  const rows = await lastOrders(db, [scopes.shipments, matches(shipments.searchText, search)], LOOKED_AT);
  const linked = [...new Set(rows.flatMap((row) => row.draft.linkedRecipientId ?? []))];
  const known = await blocksOf(db, scopes, linked);
  const found = new Map<string, Recipient>();
  for (const row of rows) {
    const contactId = row.draft.linkedRecipientId;
    const current = contactId === null ? undefined : known.get(contactId);
    const block = current ?? row.draft.to;
    const text = contactSearchText({ shortName: '', block });
    // The search of shipments finds references and numbers as well.
    if (!holds(text, search)) continue;
    const before = found.get(text);
    found.set(text, {
      contactId: before?.contactId ?? (current && contactId) ?? null,
      block: before?.block ?? block,
      sentAt: before?.sentAt ?? row.orderedAt.toISOString(),
      shipments: (before?.shipments ?? 0) + 1,
    });
  }
  const byTime = [...found.values()];
  if (search !== '') return byTime.slice(0, RECIPIENTS);
  const often = byTime.slice(LAST).toSorted((one, other) => other.shipments - one.shipments);
  return [...byTime.slice(0, LAST), ...often].slice(0, RECIPIENTS);
}

/** The recipients among contacts as the address book has them today. */
async function blocksOf(
  db: Database,
  scopes: RecipientScopes,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Shipment['to']>> {
  if (scopes.contacts === null || ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contacts.id, block: contacts.block })
    .from(contacts)
    .where(and(scopes.contacts.isInScope, inArray(contacts.id, [...ids])));
  return new Map(rows.map(({ id, block }) => [id, block]));
}

/** Whether a folded text holds all words of a search, in one of its spellings. */
function holds(text: string, search: string): boolean {
  if (search === '') return true;
  return spellings(search).some((spelling) => spelling.split(' ').every((word) => text.includes(word)));
}
