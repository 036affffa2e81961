import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseSession } from '../store/index.ts';
import { notAllowed } from './caller.ts';
import type { Call } from './handler.ts';
import { notFound } from './problem.ts';
import { inScope } from './scope.ts';
import type { RowScope } from './scope.ts';

/** A table of things that have an id and belong to organisations. */
type ThingTable = PgTable & Readonly<Record<'id' | 'orgCode' | 'createdById', AnyPgColumn>>;

/** A call about one thing. */
export type CallOfOne = Pick<Call<unknown, unknown, { readonly id: string }>, 'scope' | 'visible' | 'params'>;

/**
 * The row that a call is about.
 *
 * @param missing what is said of one that is not there, or is not the caller's to see
 * @throws {ProblemError} 404, the same for both; 403 when the caller may see it and not do this with it.
 */
export async function requireRow<Table extends ThingTable>(
  db: DatabaseSession,
  table: Table,
  { scope, visible, params }: CallOfOne,
  missing: string,
): Promise<Table['$inferSelect']> {
  const things: ThingTable = table;
  const find = (rows: RowScope) =>
    db
      .select()
      .from(things)
      .where(and(eq(things.id, params.id), inScope(rows, things)));
  const [row] = await find(scope);
  if (row) return row;
  const [seen] = visible ? await find(visible) : [];
  throw seen ? notAllowed() : notFound(missing);
}
