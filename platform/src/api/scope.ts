import type { Permission } from 'contract';
import { eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from './caller.ts';

/**
 * Limits a query to the caller's organisation. Every query of an organisation's rows passes here.
 *
 * @param everywhere the permission with which the caller sees all organisations
 * @returns undefined, which `and` leaves out, when there is no limit
 */
export function inScope(caller: Caller, orgCode: AnyPgColumn, everywhere: Permission): SQL | undefined {
  return caller.may(everywhere) ? undefined : eq(orgCode, caller.orgCode);
}
