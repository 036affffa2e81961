import { EVERY_ORGANIZATION, permissionsOf, readingOf, rightsFor } from 'contract';
import type { Access, RightPermissions } from 'contract';
import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';
import { notAllowed } from './caller.ts';
import type { Caller } from './caller.ts';
import { problemCopy } from './problem.copy.ts';
import { notFound } from './problem.ts';

const { organizations } = tables;

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
  const may = mayBy(rights, caller);
  if (organization !== caller.orgCode && !may('all')) throw notAllowed();
  const isOnlyOwn = rights.length > 0 && !may('organization') && !may('all');
  return {
    orgCode: organization === EVERY_ORGANIZATION ? undefined : organization,
    personId: isOnlyOwn ? caller.personId : undefined,
  };
}

/**
 * The rows that the caller may see of those things which a call is about; undefined where they may see none.
 * Of what lies in it and not in {@link scopeOf} they may know that it is there.
 *
 * @param organization the organisation that the call names
 */
export function visibleTo(
  access: Access,
  caller: Caller,
  organization: string = caller.orgCode,
): RowScope | undefined {
  const may = mayBy([readingOf(access)], caller);
  const isElsewhere = organization !== caller.orgCode;
  if (!may('all') && (isElsewhere || !(may('organization') || may('own')))) return undefined;
  return {
    orgCode: organization === EVERY_ORGANIZATION ? undefined : organization,
    personId: may('organization') || may('all') ? undefined : caller.personId,
  };
}

/**
 * The rows that a call is about, and those of the same things that its caller may see: of the organisation that its
 * query names, or of the caller's own.
 *
 * @throws {ProblemError} 403 where the caller may not reach there; 404 for an organisation that is not there, which
 *   only whoever may reach others gets to know
 */
export async function rowsOf(
  db: Database,
  access: Access,
  caller: Caller,
  query: unknown,
): Promise<{ readonly scope: RowScope; readonly visible: RowScope | undefined }> {
  const { organization = caller.orgCode } = (query ?? {}) as { readonly organization?: string };
  const scope = scopeOf(access, caller, organization);
  if (organization !== caller.orgCode && organization !== EVERY_ORGANIZATION) {
    const { orgCode } = organizations;
    const [named] = await db.select({ orgCode }).from(organizations).where(eq(orgCode, organization));
    if (!named) throw notFound(problemCopy.unknownOrganization);
  }
  return { scope, visible: visibleTo(access, caller, organization) };
}

/** Whether somebody may do so far, by any of some rights. */
function mayBy(rights: readonly RightPermissions[], caller: Caller) {
  return (reach: keyof RightPermissions) =>
    rights.some((right) => right[reach] !== undefined && caller.may(right[reach]));
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
