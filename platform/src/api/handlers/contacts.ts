import { LIST_END, normalizeAddressBlock } from 'contract';
import type { Contact } from 'contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { recordChange } from '../../audit/audit.ts';
import { searchText } from '../../search/fold.ts';
import { matches, matchRank } from '../../search/matching.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { creationId } from '../handler.ts';
import type { ResourceHandlers } from '../handler.ts';
import { COUNTED_ROWS, rowsOfPage, toPage } from '../paging.ts';
import { problemCopy } from '../problem.copy.ts';
import { notFound } from '../problem.ts';
import { inScope } from '../scope.ts';
import { personRef } from './person-ref.ts';

const { contacts } = tables;

type ContactRow = typeof contacts.$inferSelect;

/** What a contact is found by. */
export function contactSearchText({ shortName, block }: Pick<Contact, 'shortName' | 'block'>): string {
  const { address } = block;
  return searchText([
    shortName,
    block.companyName,
    block.companyName2,
    block.personName,
    address.addressLine1,
    address.postalCode,
    address.city,
    block.email,
  ]);
}

export function contactHandlers(db: Database): ResourceHandlers<'contacts'> {
  return {
    list: async ({ scope, query }) => {
      const isHit = and(
        inScope(scope, contacts),
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
      const total = await db.$count(hits(COUNTED_ROWS));
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
      return toPage(rows.map(toContact), total, query);
    },

    get: async ({ scope, params }) => {
      const [row] = await db
        .select()
        .from(contacts)
        .where(and(eq(contacts.id, params.id), inScope(scope, contacts)));
      if (!row) throw notFound(problemCopy.contactNotFound);
      return toContact(row);
    },

    create: async (call) => {
      const contact = { ...call.body, block: normalizeAddressBlock(call.body.block) };
      const id = creationId('con', call);
      const { orgCode, personId } = call.caller;
      await db.transaction(async (transaction) => {
        const [created] = await transaction
          .insert(contacts)
          .values({ ...contact, id, orgCode, createdById: personId, searchText: contactSearchText(contact) })
          .onConflictDoNothing()
          .returning();
        if (!created) return;
        await recordChange(transaction, {
          orgCode,
          by: await personRef(transaction, personId),
          action: 'created',
          object: { kind: 'contact', id },
          before: null,
          after: contact,
          requestId: call.requestId,
        });
      });
      const [row] = await db.select().from(contacts).where(eq(contacts.id, id));
      if (!row) throw new Error(`Contact ${id} was not stored`);
      return toContact(row);
    },
  };
}

/** The order of the list. */
function lastUsedFirst({
  lastUsedAt,
  createdAt,
  id,
}: Record<'lastUsedAt' | 'createdAt' | 'id', AnyPgColumn>) {
  return [sql`${lastUsedAt} desc nulls last`, desc(createdAt), id];
}

function toContact(row: ContactRow): Contact {
  const { id, kind, shortName, block, isDefaultSender } = row;
  return {
    id,
    kind,
    shortName,
    block,
    isDefaultSender,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
