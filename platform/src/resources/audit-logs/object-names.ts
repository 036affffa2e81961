import { countryName, cronKindLabels, defaultPackagingRules, packagingLabels } from 'contract';
import type { CronKind } from 'contract';
import { and, eq, inArray } from 'drizzle-orm';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { idOf } from '../carrier-packaging-rules/queries.ts';
import { closingNumberText } from '../day-end-closings/closing-row.ts';
import { quoteNumberText } from '../rate-requests/quote-row.ts';
import { orderNumberText } from '../shipments/shipment-row.ts';
import { auditLogCopy } from './audit-logs.copy.ts';
import type { AuditRow } from './queries.ts';

const {
  accounts,
  carrierProducts,
  contacts,
  cronRuns,
  dayEndClosings,
  invitations,
  organizations,
  pages,
  pickups,
  rateRequests,
  shipments,
  territories,
  testItems,
  testSamples,
} = tables;

/** What the things of some entries are called now, by kind and id; what is gone is not in it. */
export type ObjectNames = ReadonlyMap<string, string | null>;

type Kind = AuditRow['objectKind'];

const keyOf = (kind: Kind, id: string) => `${kind} ${id}`;

/** Looks the things of a page of entries up, one question for each kind that is there. */
export async function objectNames(db: Database, rows: readonly AuditRow[]): Promise<ObjectNames> {
  const idsOf = (kind: Kind) => [
    ...new Set(rows.filter(({ objectKind }) => objectKind === kind).map(({ objectId }) => objectId)),
  ];
  const found = await Promise.all(
    Object.entries(lookUps).map(async ([kind, lookUp]) => {
      const ids = idsOf(kind as Kind);
      const things = ids.length === 0 ? [] : await lookUp(db, ids);
      return things.map(({ id, name }) => [keyOf(kind as Kind, id), name] as const);
    }),
  );
  return new Map(found.flat());
}

type LookUp = (
  db: Database,
  ids: string[],
) => Promise<readonly { readonly id: string; readonly name: string | null }[]>;

const lookUps: Readonly<Record<Kind, LookUp>> = {
  shipment: async (db, ids) => {
    const { id, orderNumber } = shipments;
    const rows = await db.select({ id, orderNumber }).from(shipments).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: orderNumberText(row.orderNumber) }));
  },
  contact: async (db, ids) => {
    const rows = await db.select().from(contacts).where(inArray(contacts.id, ids));
    return rows.map(({ id, shortName, block }) => ({
      id,
      name: shortName || block.companyName || block.personName || null,
    }));
  },
  organization: async (db, ids) => {
    const { orgCode, orgName } = organizations;
    return db.select({ id: orgCode, name: orgName }).from(organizations).where(inArray(orgCode, ids));
  },
  // Whom it was sent to is what it is called.
  invitation: async (db, ids) => {
    const { id, email } = invitations;
    return db.select({ id, name: email }).from(invitations).where(inArray(id, ids));
  },
  user: async (db, ids) => {
    const rows = await db.select().from(accounts).where(inArray(accounts.id, ids));
    return rows.map(({ id, givenName, familyName, email }) => ({
      id,
      name: `${givenName} ${familyName}`.trim() || email,
    }));
  },
  page: async (db, ids) => {
    const { id, title } = pages;
    return db.select({ id, name: title }).from(pages).where(inArray(id, ids));
  },
  'packaging-rule': async () =>
    defaultPackagingRules.map((rule) => ({
      id: idOf(rule),
      name: `${rule.carrier}, ${packagingLabels[rule.packaging]}`,
    })),
  'carrier-product': async (db, ids) => {
    const { id, carrier, name } = carrierProducts;
    const rows = await db.select({ id, carrier, name }).from(carrierProducts).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: `${row.carrier} ${row.name}` }));
  },
  'cron-run': async (db, ids) => {
    const { id, kind } = cronRuns;
    const rows = await db.select({ id, kind }).from(cronRuns).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: cronKindLabels[row.kind] }));
  },
  // Whom it was sent to is what it is called.
  'carrier-request': async (_db, ids) => ids.map((id) => ({ id, name: id })),
  // A country goes on being there, also for those that are not in the table of what staff have changed.
  country: async (_db, ids) => ids.map((id) => ({ id, name: countryName(id) })),
  territory: async (db, ids) => {
    const { id, name, isActive } = territories;
    return db
      .select({ id, name })
      .from(territories)
      .where(and(inArray(id, ids), eq(isActive, true)));
  },
  'test-sample': async (db, ids) => {
    const { id, name } = testSamples;
    return db.select({ id, name }).from(testSamples).where(inArray(id, ids));
  },
  'test-item': async (db, ids) => {
    const { id, name } = testItems;
    return db.select({ id, name }).from(testItems).where(inArray(id, ids));
  },
  pickup: async (db, ids) => {
    const { id } = pickups;
    const rows = await db.select({ id }).from(pickups).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: null }));
  },
  'day-end-closing': async (db, ids) => {
    const { id, number } = dayEndClosings;
    const rows = await db.select({ id, number }).from(dayEndClosings).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: closingNumberText(row.number) }));
  },
  table: async (_db, ids) => ids.map((id) => ({ id, name: auditLogCopy.tables[id] ?? null })),
  'rate-request': async (db, ids) => {
    const { id, number } = rateRequests;
    const rows = await db.select({ id, number }).from(rateRequests).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: quoteNumberText(row.number) }));
  },
};

/** Fields that name a thing, the most telling first. */
const namingFields = [
  'orgName',
  'title',
  'orderNumber',
  'shortName',
  'block.companyName',
  'block.personName',
  'email',
  'name',
];

/** What an entry's thing is called, or was when the entry was made, and whether it is still there. */
export function nameOfObject(
  { objectKind, objectId, changes }: Pick<AuditRow, 'objectKind' | 'objectId' | 'changes'>,
  names: ObjectNames,
): { readonly name: string | null; readonly isThere: boolean } {
  const key = keyOf(objectKind, objectId);
  const valueOf = (field: string) => {
    const change = changes.find((one) => one.field === field);
    return change?.after ?? change?.before;
  };
  const told =
    objectKind === 'cron-run'
      ? cronKindLabels[valueOf('kind') as CronKind]
      : namingFields.map(valueOf).find((value) => typeof value === 'string' && value !== '');
  return { name: names.get(key) ?? (told as string | undefined) ?? null, isThere: names.has(key) };
}
