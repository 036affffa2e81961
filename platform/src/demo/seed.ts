import { findDeliveryObstacles } from 'contract';
import type { Carrier, ShipmentDraft } from 'contract';
import { contacts, notifications, organizations, organizationSettings, people } from 'contract/fixtures';
import { count, sql } from 'drizzle-orm';
import { CarrierFaults, connectCarriers, createOrderBook } from '../carriers/index.ts';
import { contactSearchText } from '../resources/contacts/contact-row.ts';
import { shipmentSearchText, toCarrierOrder } from '../resources/shipments/shipment-row.ts';
import { tables } from '../store/index.ts';
import type { Database, DatabaseSession } from '../store/index.ts';
import { demoHistory, demoHours } from './demo-history.ts';
import { seedDemoPickups } from './demo-pickups.ts';
import { seedDemoQuotes } from './demo-quotes.ts';
import { demoShipments } from './demo-shipments.ts';
import type { DemoShipment } from './demo-shipments.ts';
import { seedDemoTests } from './demo-tests.ts';
import { shiftInstant } from './demo-time.ts';

/** Any number that nobody else locks on this server; the one of migrations is its neighbour. */
const SEEDING_LOCK = 56874;

/**
 * Fills a store that has no shipments with the contract's fixtures and some weeks of past work. The
 * demo persons and organisations, which the identity provider seeds, have to be there.
 *
 * @param now the moment that the data lead up to
 */
export async function seedDemoData(db: Database, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    // Of two instances that start together the second one waits, and finds what the first has written.
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`);
    const [existing] = await transaction.select({ amount: count() }).from(tables.shipments);
    if (existing && existing.amount > 0) return;
    await seedContacts(transaction, now);
    for (const { orgCode, shipments } of demoShipments(now)) {
      for (const shipment of shipments) await seedShipment(transaction, orgCode, shipment, now);
    }
    await transaction.execute(
      sql`select setval(pg_get_serial_sequence('shipments', 'order_number'), (select max(order_number) from shipments))`,
    );
    await seedDemoQuotes(transaction, now);
    await seedDemoPickups(transaction, now);
    await seedDemoTests(transaction, now);
    await seedNotifications(transaction, now);
  });
}

async function seedContacts(db: DatabaseSession, now: Date): Promise<void> {
  const rows = db.insert(tables.contacts).values(
    contacts.map((contact) => ({
      id: contact.id,
      orgCode: organizations.tietze.orgCode,
      kind: contact.kind === 'unknown' ? ('recipient' as const) : contact.kind,
      shortName: contact.shortName,
      block: contact.block,
      isDefaultSender: contact.isDefaultSender,
      createdAt: shiftInstant(contact.createdAt, now),
      createdById: people.owner.id,
      lastUsedAt: contact.lastUsedAt === null ? null : shiftInstant(contact.lastUsedAt, now),
      searchText: contactSearchText(contact),
    })),
  );
  await rows.onConflictDoNothing();
}

async function seedShipment(
  db: DatabaseSession,
  orgCode: string,
  demo: DemoShipment,
  now: Date,
): Promise<void> {
  const { id, orderNumber, status, createdAt, by, exceptionReason } = demo;
  const ordered = status === 'avis' ? undefined : await orderAsOf(demo);
  const draft = ordered?.draft ?? {
    ...demo.draft,
    carrierProduct: '',
    carrierProductCode: '',
    carrier: '' as const,
  };
  const trackingNumber = ordered?.trackingNumber ?? null;
  const pieceNumbers = ordered?.pieceNumbers ?? [];
  const orderedAt = ordered ? createdAt : null;
  const history = demoHistory({ id, status, orderedAt, draft, pieceNumbers: [...pieceNumbers] }, now);
  await db.insert(tables.shipments).values({
    id,
    orgCode,
    orderNumber,
    status,
    createdAt,
    createdById: by.id,
    createdByName: by.full_name,
    draft,
    carrier: draft.carrier,
    orderedAt,
    trackingNumber,
    pieceNumbers: [...pieceNumbers],
    priceNetCents: ordered?.priceNetCents ?? null,
    // The day that the history leads to; what a carrier would promise today does not fit the status.
    expectedDeliveryDate: ordered ? draft.shipmentData.requestedDeliveryDate : null,
    ...demoHours(draft.carrier, history),
    deliveredAt:
      status === 'transit' ? null : (history.find((event) => event.status === 'delivered')?.at ?? null),
    exceptionReason,
    printedAt: ordered && status !== 'ordered' ? createdAt : null,
    printedById: ordered && status !== 'ordered' ? by.id : null,
    printedByName: ordered && status !== 'ordered' ? by.full_name : null,
    isDemo: true,
    searchText: shipmentSearchText(draft, orderNumber, trackingNumber, pieceNumbers),
  });
  if (history.length > 0) await db.insert(tables.trackingEvents).values(history);
}

/** Orders from the simulated carrier at the time of the shipment: numbers, price and day are its own. */
async function orderAsOf({ id, orderNumber, createdAt, draft }: DemoShipment) {
  const environment = {
    now: () => createdAt,
    faults: new CarrierFaults(),
    latencyScale: 0,
    orderBook: createOrderBook(),
    seed: 'demo',
  };
  const connections = connectCarriers(environment);
  const place = ({ address }: ShipmentDraft['from']) => address;
  const obstacles = findDeliveryObstacles(draft.from, draft.to);
  const request = { ...draft, from: place(draft.from), to: place(draft.to), obstacles };
  // Not every carrier takes every parcel; the wish comes first, then whoever does.
  const wish = connections.get(draft.carrier as Carrier);
  for (const connection of [...(wish ? [wish] : []), ...connections.values()]) {
    const { rates } = await connection.rates(request);
    const rate = rates.find(({ carrierProduct }) => carrierProduct === draft.carrierProduct) ?? rates[0];
    if (!rate) continue;
    const { carrier, carrierProduct, carrierProductCode } = rate;
    const chosen = { ...draft, carrier, carrierProduct, carrierProductCode };
    const confirmation = await connection.order(toCarrierOrder(id, orderNumber, chosen, null));
    const { trackingNumber, pieceNumbers } = confirmation;
    return { draft: chosen, trackingNumber, pieceNumbers, ...confirmation.rate };
  }
  throw new Error(`No carrier takes the demo shipment ${id}`);
}

async function seedNotifications(db: DatabaseSession, now: Date): Promise<void> {
  const orgCode = organizations.tietze.orgCode;
  await db.insert(tables.organizationSettings).values({
    orgCode,
    notificationTypes: organizationSettings.notificationTypes.filter((type) => type !== 'unknown'),
    notificationShipmentStatuses: organizationSettings.notificationShipmentStatuses.filter(
      (status) => status !== 'UNKNOWN',
    ),
  });
  const numbers = await db
    .select({ id: tables.shipments.id, trackingNumber: tables.shipments.trackingNumber })
    .from(tables.shipments);
  const trackingNumbers = new Map(numbers.map(({ id, trackingNumber }) => [id, trackingNumber]));
  const rows = notifications.toReversed().flatMap(({ id, type, createdAt, isRead, createdBy, entity }) =>
    type === 'unknown'
      ? []
      : [
          {
            isRead,
            values: {
              id,
              orgCode,
              type,
              createdAt: shiftInstant(createdAt, now),
              createdById: createdBy?.id ?? null,
              createdByName: createdBy?.full_name ?? null,
              entity: { ...entity, trackingNumber: trackingNumbers.get(entity.id) ?? null },
            },
          },
        ],
  );
  await db.insert(tables.notifications).values(rows.map(({ values }) => values));
  const read = rows.filter(({ isRead }) => isRead);
  await db
    .insert(tables.notificationReads)
    .values(read.map(({ values }) => ({ notificationId: values.id, personId: people.owner.id })));
}
