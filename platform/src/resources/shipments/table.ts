import { statusesOfGroup, statusGroups } from 'contract';
import type { Carrier, Paper, ShipmentStatus, StatusGroup } from 'contract';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { organizations } from '../../store/schema/people.ts';
import { addressBlockColumn, draftColumn } from '../../store/stored-shapes.ts';
import { hasArrived, isUnderWay, isWithoutNumber } from './awaited-conditions.ts';

/** First „Auftragsnummer“ of a new store. */
const FIRST_ORDER_NUMBER = 104_512;

/** A tab of the list that shows a part of it. */
export type ListedGroup = Exclude<StatusGroup, 'all'>;

/** What is being ordered is no template any more, and stands where its person looks for it. */
const groupOf = sql.raw(
  `case when ordering is not null then 'ordered' ${statusGroups
    .filter((group) => group !== 'all')
    .map(
      (group) => `when status in (${statusesOfGroup[group].map((s) => `'${s}'`).join(', ')}) then '${group}'`,
    )
    .join(' ')} end`,
);

const wishedDay = `draft #>> '{shipmentData,requestedDeliveryDate}'`;

/**
 * „Zustelltag“: when it came, else what is promised, else what was wished for. Only these ways of making a
 * day depend on no setting of the server, which a column that is worked out must not.
 */
const dayOfDelivery = sql.raw(`coalesce(
  case when status = 'delivered' then (delivered_at at time zone 'Europe/Berlin')::date end,
  expected_delivery_date,
  case when ${wishedDay} ~ '^\\d{4}-\\d{2}-\\d{2}$' then make_date(
    substr(${wishedDay}, 1, 4)::integer, substr(${wishedDay}, 6, 2)::integer, substr(${wishedDay}, 9, 2)::integer
  ) end,
  (created_at at time zone 'Europe/Berlin')::date
)`);

/** Of the recipient's postcode, without blanks and hyphens; nothing where it has no more than the one before. */
function beginningOfPostalCode(digits: number): string {
  const code = "translate(draft #>> '{to,address,postalCode}', ' -', '')";
  return `nullif(left(${code}, ${digits}), left(${code}, ${digits - 1}))`;
}

/** What filters ask for, one word each; see `list-filter.ts`. Products have codes of their own in each carrier. */
const wordsOfFilters = sql.raw(`array_remove(array[
  'carrier:' || carrier,
  'product:' || (draft ->> 'carrierProductCode'),
  'country:' || (draft #>> '{to,address,countryCode}'),
  'sender:' || (draft ->> 'linkedSenderId'),
  'by:' || created_by_id,
  case when draft ->> 'dangerous' = 'true' then 'dangerous' end,
  case when draft ->> 'insured' = 'true' then 'insured' end,
  case when draft ->> 'neutralShipment' = 'true' then 'neutral' end,
  case when printed_at is null and tracking_number is not null and status <> 'cancelled' then 'unprinted' end,
  ${[1, 2, 3, 4, 5].map((digits) => `'postcode:' || ${beginningOfPostalCode(digits)}`).join(', ')}
], null)`);

/** A number as it is compared with what a scanner reads: in any case, with any blanks. */
const comparableNumber = (text: string) => `upper(regexp_replace(${text}, '\\s', '', 'g'))`;

/** All that may stand on a delivery note or a label as a barcode; see `find-scanned.ts`. */
const wholeNumbers = sql.raw(`array_remove(array[
  'LO-' || order_number::text,
  ${comparableNumber('tracking_number')},
  nullif(${comparableNumber("draft ->> 'referenceNumber'")}, ''),
  nullif(${comparableNumber("draft ->> 'referenceNumber2'")}, '')
], null)`);

/**
 * Shipments and templates. What a person typed stands in `draft` as it was accepted; what lists
 * filter, sort or search by has a column of its own.
 */
export const shipments = pgTable(
  'shipments',
  {
    id: text().primaryKey(),
    orgCode: text()
      .notNull()
      .references(() => organizations.orgCode, { onDelete: 'cascade' }),
    /** The digits of „LO-104512“; one sequence for the whole platform. */
    orderNumber: integer().notNull().unique().generatedByDefaultAsIdentity({ startWith: FIRST_ORDER_NUMBER }),
    status: text().$type<ShipmentStatus>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    createdById: text().notNull(),
    /** The name at that time: the record outlives the account. */
    createdByName: text().notNull(),
    /**
     * `open` while a carrier is asked for it or nobody knows its answer, `unclear` when only a person can
     * find out; its status is still `avis` then. See `shipment_intents`.
     */
    ordering: text().$type<'open' | 'unclear'>(),
    draft: draftColumn().notNull(),
    /** The address that stands on the label instead of the sender's, as it was when it was chosen. */
    neutralSender: addressBlockColumn(),
    carrier: text().$type<Carrier | ''>().notNull(),
    /** When the carrier took it; null for a template. */
    orderedAt: timestamp({ withTimezone: true }),
    trackingNumber: text(),
    /** One for each piece in the order of the package rows, as its carrier gave them; empty where it gave none. */
    pieceNumbers: text().array().notNull().default([]),
    priceNetCents: integer(),
    expectedDeliveryDate: date(),
    /** The hours that its carrier has announced, as long as they hold: both or none. */
    deliveryFrom: timestamp({ withTimezone: true }),
    deliveryUntil: timestamp({ withTimezone: true }),
    /** When its carrier says that it was delivered. */
    deliveredAt: timestamp({ withTimezone: true }),
    exceptionReason: text(),
    trackedAt: timestamp({ withTimezone: true }),
    printedAt: timestamp({ withTimezone: true }),
    printedById: text(),
    printedByName: text(),
    /** The packing bench that a template was last completed at; null where it was completed elsewhere, or ordered at once. */
    completedAtBench: text(),
    /** Who completed the template. The name at that time: the record outlives the account. */
    completedByName: text(),
    /** Of its papers beside the label those that somebody has printed. */
    printedPapers: text().array().$type<Paper[]>().notNull().default([]),
    /** Since when it waits for a day-end closing: since it has its number. Null where it was so before this column. */
    openSince: timestamp({ withTimezone: true }),
    closedAt: timestamp({ withTimezone: true }),
    /** Counts the changes of `draft` and the moves of `status`; a change, or a cancellation, names the one that was seen. */
    version: integer().notNull().default(1),
    /** Seeded with the demo data: its history is written already, no carrier is asked for it. */
    isDemo: boolean().notNull().default(false),
    /** The tab of the list that it stands behind. */
    statusGroup: text().$type<ListedGroup>().notNull().generatedAlwaysAs(groupOf),
    /** What it is sorted and chosen by as „Zustelltag“. Of a cancelled one it says nothing. */
    deliveryDay: date().notNull().generatedAlwaysAs(dayOfDelivery),
    /** What it is filtered by, as words. */
    facets: text().array().notNull().generatedAlwaysAs(wordsOfFilters),
    /** What is looked up whole, as a scanner reads it. */
    numbers: text().array().notNull().generatedAlwaysAs(wholeNumbers),
    /** Numbers, references and recipient, folded for searching; see `search/fold.ts`. */
    searchText: text().notNull(),
  },
  // The list newest first, whole or one tab of it, of one organisation or of all. What else is filtered
  // or counted by ends each, so that counting needs the index alone. Those of one carrier are found by it
  // where they are few, else on the way through the list. The same by the day of delivery. One finds all that
  // have some words of filters, one that have a number, and the last words of a search. What was ordered in
  // some days is counted and added up by when it was, from the index alone. The last three are
  // for the jobs: what carriers are asked about, which is little beside all that has ended.
  (table) => {
    const { orgCode, statusGroup, createdAt, orderNumber, carrier, deliveryDay, facets, numbers } = table;
    return [
      index('shipments_of_organization').on(orgCode, createdAt, orderNumber, statusGroup, carrier),
      index('shipments_of_organization_by_group').on(orgCode, statusGroup, createdAt, orderNumber, carrier),
      index('shipments_newest').on(createdAt, orderNumber, statusGroup, carrier),
      index('shipments_by_group').on(statusGroup, createdAt, orderNumber, carrier),
      index('shipments_of_carrier').on(carrier, orgCode, createdAt, orderNumber, statusGroup),
      index('shipments_of_organization_by_delivery').on(orgCode, deliveryDay, orderNumber, statusGroup),
      index('shipments_of_organization_by_group_and_delivery').on(
        orgCode,
        statusGroup,
        deliveryDay,
        orderNumber,
      ),
      index('shipments_by_delivery').on(deliveryDay, orderNumber, statusGroup),
      index('shipments_by_group_and_delivery').on(statusGroup, deliveryDay, orderNumber),
      index('shipments_facets').using('gin', orgCode, facets),
      index('shipments_numbers').using('gin', orgCode, numbers),
      index('shipments_of_organization_by_order').on(
        orgCode,
        table.orderedAt,
        carrier,
        table.status,
        table.priceNetCents,
      ),
      // What a contact was sent last: the newest of its orders.
      index('shipments_of_recipient')
        .on(orgCode, sql`(draft ->> 'linkedRecipientId')`, table.orderedAt)
        .where(sql`ordered_at is not null`),
      index('shipments_under_way').on(table.id).where(isUnderWay),
      index('shipments_arrived').on(table.deliveredAt).where(hasArrived),
      index('shipments_without_number').on(table.id).where(isWithoutNumber),
      // What waits for a day-end closing: few of all, whatever there was.
      index('shipments_not_closed')
        .on(orgCode, carrier, createdAt, orderNumber)
        .where(sql`status = 'ordered' and closed_at is null and tracking_number is not null`),
      index('shipments_search').using('gin', orgCode, table.searchText.op('gin_trgm_ops')),
    ];
  },
);

/** What carriers reported, each message once: `id` is the carrier's. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    shipmentId: text()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    status: text().$type<ShipmentStatus>().notNull(),
    description: text().notNull(),
    location: text(),
    carrierText: text(),
    /** Of one piece, by its number; null of the whole shipment. */
    pieceNumber: text(),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.id] })],
);
