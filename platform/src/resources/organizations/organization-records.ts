import {
  type api,
  type ListedOrganization,
  NEW_ORGANIZATION_DAYS,
  type OrganizationRecord,
  type OrganizationSettings,
  RECENT_SHIPMENTS_DAYS,
} from 'contract';
import { and, asc, count, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import type * as v from 'valibot';
import { rowsOfPage } from '../../api/paging.ts';
import { fold, searchText } from '../../search/fold.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { loadSettings } from '../notifications/settings.ts';

const { accounts, memberships, organizations, shipments } = tables;

export type OrganizationRow = typeof organizations.$inferSelect;

const isThere = isNull(organizations.dissolvedAt);

const noAddress = { addressLine1: '', addressLine2: '', postalCode: '', city: '', countryCode: 'DE' };

/** The organisation as the contract writes it, or undefined where there is none, or none any more. */
export async function findOrganization(
  db: DatabaseSession,
  orgCode: string,
): Promise<OrganizationRecord | undefined> {
  const [row] = await db
    .select()
    .from(organizations)
    .where(and(eq(organizations.orgCode, orgCode), isThere));
  return row && toRecord(db, row);
}

async function toRecord(db: DatabaseSession, row: OrganizationRow): Promise<OrganizationRecord> {
  const { orgCode, address, isSetupComplete, setUpHash: _, dissolvedAt: __, createdAt, ...facts } = row;
  const settings = await loadSettings(db, orgCode);
  return {
    ...facts,
    orgCode,
    address: address ?? noAddress,
    isSetUp: isSetupComplete,
    settings: settings satisfies OrganizationSettings,
    createdAt: createdAt.toISOString(),
  };
}

const byName = new Intl.Collator('de-DE').compare;
const DAY_MS = 24 * 60 * 60 * 1000;

/** One that was made in the last `NEW_ORGANIZATION_DAYS`, and is still there. */
export function isNew(now: Date) {
  return and(isThere, gte(organizations.createdAt, daysBefore(now, NEW_ORGANIZATION_DAYS)));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/**
 * One page of all organisations, by name. They are some thousands, so the names of all are folded and searched here,
 * as those of a team are; people and shipments are counted for the rows of the page alone.
 */
export async function listOrganizations(
  db: Database,
  query: v.InferOutput<(typeof api.teams.list)['query']>,
  now: Date,
) {
  const everything = await db
    .select({
      orgCode: organizations.orgCode,
      orgName: organizations.orgName,
      externalOrgId: organizations.externalOrgId,
      isSetUp: organizations.isSetupComplete,
      createdAt: organizations.createdAt,
    })
    .from(organizations)
    .where(query.onlyNew ? isNew(now) : isThere);
  const words = fold(query.search).split(' ').filter(Boolean);
  const hits = everything
    .filter(({ orgCode, orgName, externalOrgId }) => {
      const text = searchText([orgName, orgCode, externalOrgId]);
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => byName(one.orgName, other.orgName) || byName(one.orgCode, other.orgCode));
  const { limit, offset } = rowsOfPage(query);
  const shown = hits.slice(offset, offset + limit);
  const codes = shown.map(({ orgCode }) => orgCode);
  const [people, recent] =
    codes.length === 0
      ? [[], new Map<string, number>()]
      : [await peopleOf(db, codes), await recentShipments(db, codes, daysBefore(now, RECENT_SHIPMENTS_DAYS))];
  const items = shown.map((row): ListedOrganization => {
    const members = people.filter(({ orgCode }) => orgCode === row.orgCode);
    return {
      ...row,
      owners: members
        .filter(({ role, status }) => role === 'org_owner' && status === 'active')
        .map(({ givenName, familyName, email }) => `${givenName} ${familyName}`.trim() || email),
      users: members.length,
      recentShipments: recent.get(row.orgCode) ?? 0,
      createdAt: row.createdAt.toISOString(),
    };
  });
  return { items, totalItems: hits.length };
}

/** Who belongs to these organisations, in the order of joining. */
function peopleOf(db: Database, codes: readonly string[]) {
  return db
    .select({
      orgCode: memberships.orgCode,
      role: memberships.role,
      status: memberships.status,
      givenName: accounts.givenName,
      familyName: accounts.familyName,
      email: accounts.email,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(inArray(memberships.orgCode, [...codes]))
    .orderBy(asc(memberships.ordinal));
}

/** How many shipments each of them has created since then; templates are none yet. */
async function recentShipments(db: Database, codes: readonly string[], since: Date) {
  const rows = await db
    .select({ orgCode: shipments.orgCode, total: count() })
    .from(shipments)
    .where(
      and(
        inArray(shipments.orgCode, [...codes]),
        gte(shipments.createdAt, since),
        ne(shipments.statusGroup, 'avis'),
      ),
    )
    .groupBy(shipments.orgCode);
  return new Map(rows.map(({ orgCode, total }) => [orgCode, total]));
}
