import { EVERY_ORGANIZATION } from 'contract';
import type { Permission } from 'contract';
import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { requireAnyOf } from './caller.ts';
import type { Caller } from './caller.ts';

/**
 * Limits a query to the organisation that the call is about. Every query of an organisation's rows
 * passes here. A permission for all organisations opens nothing by itself: the call has to name the
 * other organisation, or ask for all.
 *
 * @param everywhere the permission that it takes to leave the own organisation
 * @returns undefined, which `and` leaves out, when all organisations were asked for
 * @throws {ProblemError} 403 without that permission.
 */
export function inScope(caller: Caller, orgCode: AnyPgColumn, everywhere: Permission): SQL | undefined {
  const { organization } = caller;
  if (organization !== caller.orgCode) requireAnyOf(caller, [everywhere]);
  return organization === EVERY_ORGANIZATION ? undefined : eq(orgCode, organization);
}
