import { LIST_END } from 'contract';
import type { api, ContactDraft } from 'contract';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
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

export interface FoundContacts {
  readonly rows: ContactRow[];
  readonly totalItems: number;
  /** Of all kinds, for the same search and countries; only where they are asked for. */
  readonly kindCounts: Readonly<Record<string, number>> | undefined;
}

/** One page of contacts, in the order that is asked for. `scope` limits it. */
export async function listContacts(
  db: Database,
  scope: SQL | undefined,
  query: Query,
): Promise<FoundContacts> {
  const isFound = and(
    scope,
    matches(contacts.searchText, query.search),
    query.country && inArray(contacts.countryCode, query.country),
  );
  const isHit = and(isFound, query.kind && eq(contacts.kind, query.kind));
  const order = orders[query.sort];
  // Of more hits than can be leafed through the first ones of the order are looked at.
  const hits = (amount: number, condition: SQL | undefined) =>
    db
      .select()
      .from(contacts)
      .where(condition)
      .orderBy(...order(contacts))
      .limit(amount)
      .as('hits');
  const totalItems = await db.$count(hits(COUNTED_ROWS, isHit));
  const found = hits(LIST_END, isHit);
  const { limit, offset } = rowsOfPage(query);
  const isRanked = query.search !== '' && query.sort === 'used';
  const rows = await db
    .select()
    .from(found)
    .orderBy(...(isRanked ? [matchRank(found.searchText, query.search)] : []), ...order(found))
    .limit(limit)
    .offset(offset);
  const kindCounts = query.counts ? await countByKind(db, isFound) : undefined;
  return { rows, totalItems, kindCounts };
}

const BATCH = 500;

/** All that a filter finds, in its order: reads some, and the next once those are taken. */
export async function* everyContact(
  db: Database,
  scope: SQL | undefined,
  query: Pick<Query, 'search' | 'kind' | 'country' | 'sort'>,
): AsyncGenerator<ContactRow[], void> {
  const isHit = and(
    scope,
    matches(contacts.searchText, query.search),
    query.country && inArray(contacts.countryCode, query.country),
    query.kind && eq(contacts.kind, query.kind),
  );
  // Which they are and in which order is settled at the beginning, so that what changes meanwhile repeats none.
  const ids = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(isHit)
    .orderBy(...orders[query.sort](contacts));
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH).map(({ id }) => id);
    const rows = await db
      .select()
      .from(contacts)
      .where(and(scope, inArray(contacts.id, batch)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield batch.flatMap((id) => byId.get(id) ?? []);
  }
}

async function countByKind(db: Database, isFound: SQL | undefined): Promise<Record<string, number>> {
  const counted = db
    .select({ kind: contacts.kind })
    .from(contacts)
    .where(isFound)
    .limit(COUNTED_ROWS)
    .as('counted');
  const counts = await db.select({ kind: counted.kind, amount: count() }).from(counted).groupBy(counted.kind);
  return Object.fromEntries(counts.map(({ kind, amount }) => [kind, amount]));
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

type Place = Record<'lastUsedAt' | 'createdAt' | 'sortName' | 'id', AnyPgColumn>;

/** The orders of the list; ids tell apart what is alike. */
const orders: Readonly<Record<Query['sort'], (of: Place) => SQL[]>> = {
  used: lastUsedFirst,
  name: ({ sortName, id }) => [asc(sortName), asc(id)],
  '-name': ({ sortName, id }) => [desc(sortName), desc(id)],
};

function lastUsedFirst({ lastUsedAt, createdAt, id }: Pick<Place, 'lastUsedAt' | 'createdAt' | 'id'>): SQL[] {
  return [sql`${lastUsedAt} desc nulls last`, desc(createdAt), asc(id)];
}
