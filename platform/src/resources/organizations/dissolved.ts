import { shipmentStatuses } from 'contract';
import { and, eq, inArray, isNotNull, isNull, notExists, notInArray, or } from 'drizzle-orm';
import type { ReportFault } from '../../logging/log.ts';
import { deleteOlder, tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { deleteFiles, FILES_AT_ONCE } from '../file-assets/retention.ts';
import { forgetOrders } from '../shipments/intents.ts';
import { isOpen } from '../shipments/transitions.ts';

const {
  contacts,
  dissolvedOrganizations,
  fileAssets,
  invitations,
  memberships,
  notifications,
  organizations,
  shipments,
} = tables;

/** What an organisation may have much of. */
type OfOrganization = typeof shipments | typeof notifications | typeof fileAssets;

/** As many as are deleted while whoever has dissolved the organisation waits; with more it is left to the job. */
const DELETED_AT_ONCE = 1000;
/** Behind all that there is. */
const END = new Date('9999-12-31T00:00:00Z');

/** What the carriers still have, or may have. */
const underWay = shipmentStatuses.filter((status) => isOpen(status) && status !== 'delivered');

/** Shipments of an organisation that its carriers still have, or may have. */
export function areUnderWay(orgCode: string) {
  return and(
    eq(shipments.orgCode, orgCode),
    or(inArray(shipments.status, underWay), isNotNull(shipments.ordering)),
  );
}

/** Closes an organisation for everybody, so that what it has left can be deleted little by little. */
export async function closeForGood(db: DatabaseSession, orgCode: string, dissolvedAt: Date): Promise<void> {
  await db.update(organizations).set({ dissolvedAt }).where(eq(organizations.orgCode, orgCode));
  await db.insert(dissolvedOrganizations).values({ orgCode, dissolvedAt }).onConflictDoNothing();
  await db.delete(memberships).where(eq(memberships.orgCode, orgCode));
  await db.delete(invitations).where(eq(invitations.orgCode, orgCode));
}

/** Deletes what an organisation has left that was dissolved just now, where that is little. */
export async function clearIfFew(db: Database, orgCode: string): Promise<void> {
  const hasMore = async (table: OfOrganization, most: number) => {
    const some = db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.orgCode, orgCode))
      .limit(most + 1);
    return (await db.$count(some.as('some'))) > most;
  };
  if (await hasMore(shipments, DELETED_AT_ONCE)) return;
  if (await hasMore(notifications, DELETED_AT_ONCE)) return;
  if (await hasMore(fileAssets, FILES_AT_ONCE)) return;
  await clear(db, orgCode);
}

/** Deletes what dissolved organisations have left; one that cannot be deleted holds up no other. */
export async function clearDissolved(db: Database, reportFault: ReportFault): Promise<void> {
  const dissolved = await db
    .select({ orgCode: organizations.orgCode })
    .from(organizations)
    .where(isNotNull(organizations.dissolvedAt))
    .orderBy(organizations.dissolvedAt);
  for (const { orgCode } of dissolved)
    await clear(db, orgCode).catch((error: unknown) =>
      reportFault(`Deleting what ${orgCode} has left`, error),
    );
}

/**
 * Deletes an organisation with all that belongs to it. What is large goes some at a time, so that no statement takes
 * longer than it may, and whoever is interrupted goes on where they were.
 */
async function clear(db: Database, orgCode: string): Promise<void> {
  await forgetOrders(db, orgCode);
  // Somebody may have begun an order just before: it is brought to its end first. Shipments go before the
  // organisation, because they keep the files that hang on them, and in which order a database empties the tables of
  // an organisation depends on when they were made, so after a restore it is another one.
  const isOver = and(notInArray(shipments.status, underWay), isNull(shipments.ordering));
  await deleteOlder(db, shipments, END, and(eq(shipments.orgCode, orgCode), isOver));
  await deleteOlder(db, contacts, END, eq(contacts.orgCode, orgCode));
  await deleteOlder(db, notifications, END, eq(notifications.orgCode, orgCode));
  await deleteFiles(db, END, eq(fileAssets.orgCode, orgCode));
  await deleteOrganization(db, orgCode);
}

async function deleteOrganization(db: Database, orgCode: string): Promise<void> {
  const left = db.select({ id: shipments.id }).from(shipments).where(eq(shipments.orgCode, orgCode));
  await db.delete(organizations).where(and(eq(organizations.orgCode, orgCode), notExists(left)));
}
