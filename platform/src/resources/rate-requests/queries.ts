import { LIST_END } from 'contract';
import type { api } from 'contract';
import { and, desc, eq } from 'drizzle-orm';
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
  const wanted = query.status === 'all' ? scope : and(scope, eq(rateRequests.status, query.status));
  const rows = await db
    .select()
    .from(rateRequests)
    .where(wanted)
    .orderBy(desc(rateRequests.createdAt), desc(rateRequests.id))
    .limit(Math.min(limit, LIST_END))
    .offset(offset);
  return { rows, totalItems: await countQuotes(db, wanted) };
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
