import { EVERY_ORGANIZATION, permissionsOf, rightsFor } from 'contract';
import type { Access } from 'contract';
import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { notAllowed } from './caller.ts';
import type { Caller } from './caller.ts';

/** Which rows a call may touch; undefined where it is limited to none. */
export interface RowScope {
  /** Only those of this organisation. */
  readonly orgCode: string | undefined;
  /** Only what is this person's own: the rows that they have made, and of people themselves. */
  readonly personId: string | undefined;
}

/**
 * The rows that a call may touch, by what its descriptor says of access. A permission for all
 * organisations opens nothing by itself: the call has to name the other organisation, or ask for all.
 * Whoever may only do it with what they have made gets no further than that.
 *
 * @param organization the organisation that the call names
 * @throws {ProblemError} 403 when it is not the caller's, and they have no permission that reaches there.
 */
export function scopeOf(access: Access, caller: Caller, organization: string = caller.orgCode): RowScope {
  const rights = rightsFor(access).map(permissionsOf);
  const may = (reach: 'organization' | 'all') =>
    rights.some((right) => right[reach] !== undefined && caller.may(right[reach]));
  if (organization !== caller.orgCode && !may('all')) throw notAllowed();
  const isOnlyOwn = rights.length > 0 && !may('organization') && !may('all');
  return {
    orgCode: organization === EVERY_ORGANIZATION ? undefined : organization,
    personId: isOnlyOwn ? caller.personId : undefined,
  };
}

/** A table whose rows belong to organisations, and know who has made them. */
interface OwnedRows {
  readonly orgCode: AnyPgColumn;
  readonly createdById: AnyPgColumn;
}

/**
 * Limits a query to the rows that the call may touch. Every query of an organisation's rows passes here.
 *
 * @returns undefined, which `and` leaves out, when nothing limits it
 */
export function inScope({ orgCode, personId }: RowScope, table: OwnedRows): SQL | undefined {
  return and(
    orgCode === undefined ? undefined : eq(table.orgCode, orgCode),
    personId === undefined ? undefined : eq(table.createdById, personId),
  );
}
