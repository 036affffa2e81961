import { inArray } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { organizations } = tables;

/** What the organisations of some rows are called now, by their code; one that is gone is not in it. */
export async function organizationNames(
  db: DatabaseSession,
  rows: readonly { readonly orgCode: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const { orgCode, orgName } = organizations;
  const named = await db
    .select({ orgCode, orgName })
    .from(organizations)
    .where(inArray(orgCode, [...new Set(rows.map((row) => row.orgCode))]));
  return new Map(named.map((organization) => [organization.orgCode, organization.orgName]));
}
