import { LIST_END } from 'contract';
import type { api, ContactDraft } from 'contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { matches, matchRank } from '../../search/matching.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { contactSearchText } from './contact-row.ts';
import type { ContactRow } from './contact-row.ts';

const { contacts } = tables;

type Query = v.InferOutput<(typeof api.contacts.list)['query']>;

/** One page of contacts: best hits first, without a search the last used. `scope` limits it. */
export async function listContacts(
  db: Database,
  scope: SQL | undefined,
  query: Query,
): Promise<{ readonly rows: ContactRow[]; readonly totalItems: number }> {
  const isHit = and(
    scope,
    query.kind && eq(contacts.kind, query.kind),
    matches(contacts.searchText, query.search),
  );
  // Of more hits than can be leafed through the last used ones are looked at.
  const hits = (amount: number) =>
    db
      .select()
      .from(contacts)
      .where(isHit)
      .orderBy(...lastUsedFirst(contacts))
      .limit(amount)
      .as('hits');
  const totalItems = await db.$count(hits(COUNTED_ROWS));
  const found = hits(LIST_END);
  const { limit, offset } = rowsOfPage(query);
  const rows = await db
    .select()
    .from(found)
    .orderBy(
      ...(query.search === '' ? [] : [matchRank(found.searchText, query.search)]),
      ...lastUsedFirst(found),
    )
    .limit(limit)
    .offset(offset);
  return { rows, totalItems };
}

/** The best hits for a text, for whoever searches without leafing. */
export function findContacts(
  db: Database,
  scope: SQL | undefined,
  search: string,
  limit: number,
): Promise<ContactRow[]> {
  const found = db
    .select()
    .from(contacts)
    .where(and(scope, matches(contacts.searchText, search)))
    .orderBy(...lastUsedFirst(contacts))
    .limit(LIST_END)
    .as('found');
  return db
    .select()
    .from(found)
    .orderBy(matchRank(found.searchText, search), ...lastUsedFirst(found))
    .limit(limit);
}

/**
 * Stores a contact.
 *
 * @returns whether it is new: what has its id already stays as it is
 */
export async function insertContact(
  db: DatabaseSession,
  contact: ContactDraft,
  owner: Pick<ContactRow, 'id' | 'orgCode' | 'createdById'>,
): Promise<boolean> {
  const created = await db
    .insert(contacts)
    .values({ ...contact, ...owner, searchText: contactSearchText(contact) })
    .onConflictDoNothing({ target: contacts.id })
    .returning({ id: contacts.id });
  return created.length > 0;
}

/** The order of the list. */
function lastUsedFirst({
  lastUsedAt,
  createdAt,
  id,
}: Record<'lastUsedAt' | 'createdAt' | 'id', AnyPgColumn>) {
  return [sql`${lastUsedAt} desc nulls last`, desc(createdAt), id];
}
