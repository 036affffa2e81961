import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseSession } from '../store/index.ts';
import type { Call } from './handler.ts';
import { notFound } from './problem.ts';
import { inScope } from './scope.ts';

/** A table of things that have an id and belong to organisations. */
type ThingTable = PgTable & Readonly<Record<'id' | 'orgCode' | 'createdById', AnyPgColumn>>;

/** A call about one thing. */
export type CallOfOne = Pick<Call<unknown, unknown, { readonly id: string }>, 'scope' | 'params'>;

/**
 * The row that a call is about.
 *
 * @param missing what is said of one that is not there, or is not the caller's to see
 * @throws {ProblemError} 404, the same for both.
 */
export async function requireRow<Table extends ThingTable>(
  db: DatabaseSession,
  table: Table,
  { scope, params }: CallOfOne,
  missing: string,
): Promise<Table['$inferSelect']> {
  const things: ThingTable = table;
  const [row] = await db
    .select()
    .from(things)
    .where(and(eq(things.id, params.id), inScope(scope, things)));
  if (!row) throw notFound(missing);
  return row;
}
