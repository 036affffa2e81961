import { LIST_END } from 'contract';
import type { api } from 'contract';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import type { QuoteRow } from './quote-row.ts';

const { rateRequests } = tables;

type Query = v.InferOutput<(typeof api.rateRequests.list)['query']>;

/** One page of quotes, the newest first. `scope` limits it. */
export async function listQuotes(
  db: Database,
  scope: SQL | undefined,
  query: Query,
): Promise<{ readonly rows: QuoteRow[]; readonly totalItems: number }> {
  const { limit, offset } = rowsOfPage(query);
  const wanted = and(
    scope,
    query.status === 'all' ? undefined : eq(rateRequests.status, query.status),
    query.search === '' ? undefined : hasNumber(query.search),
  );
  const rows = await db
    .select()
    .from(rateRequests)
    .where(wanted)
    .orderBy(desc(rateRequests.createdAt), desc(rateRequests.id))
    .limit(Math.min(limit, LIST_END))
    .offset(offset);
  return { rows, totalItems: await countQuotes(db, wanted) };
}

/** The newest of those that have a number, for whoever searches without leafing. */
export async function findQuotes(
  db: Database,
  scope: SQL | undefined,
  search: string,
  limit: number,
): Promise<QuoteRow[]> {
  return db
    .select()
    .from(rateRequests)
    .where(and(scope, hasNumber(search)))
    .orderBy(desc(rateRequests.number))
    .limit(limit);
}

/** Digits alone are a whole number, since they may be a postcode as well; behind „AN“ they are its beginning. */
function hasNumber(search: string): SQL {
  const [, prefix, digits] = /^(an)?[\s-]*(\d{1,9})$/i.exec(search) ?? [];
  if (digits === undefined) return sql`false`;
  const number = sql`${rateRequests.number}::text`;
  return prefix === undefined ? eq(number, digits) : like(number, `${digits}%`);
}

/** How many there are, as far as lists count. */
export function countQuotes(db: Database, scope: SQL | undefined): Promise<number> {
  const { id, createdAt } = rateRequests;
  const counted = db
    .select({ id })
    .from(rateRequests)
    .where(scope)
    .orderBy(desc(createdAt), desc(id))
    .limit(COUNTED_ROWS);
  return db.$count(counted.as('counted'));
}
