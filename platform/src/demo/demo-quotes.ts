import type { Carrier, Package, Quote } from 'contract';
import { addresses, quotes } from 'contract/fixtures';
import { sql } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { DatabaseSession } from '../store/index.ts';
import { shiftDay, shiftInstant } from './demo-time.ts';

/** Writes the contract's quotes, moved to now: one is open, one was answered, one was refused. */
export async function seedDemoQuotes(db: DatabaseSession, now: Date): Promise<void> {
  // The open one goes where a carrier takes it: no product of the catalogue does to where the fixture's goes.
  const open = { ...quotes.open, draft: { ...quotes.open.draft, to: addresses.oetztal } };
  const shown = Object.values({ ...quotes, open });
  await db.insert(tables.rateRequests).values(shown.map((quote) => rowOf(quote, now)));
  await db.execute(
    sql`select setval(pg_get_serial_sequence('rate_requests', 'number'), (select max(number) from rate_requests))`,
  );
}

function rowOf(quote: Quote, now: Date): typeof tables.rateRequests.$inferInsert {
  const { id, orgCode, status, createdBy, draft, answeredAt, answeredBy, message, offer } = quote;
  const { shipmentData } = draft;
  return {
    id,
    number: Number(quote.quoteNumber.slice('AN-'.length)),
    orgCode,
    status: status === 'answered' || status === 'refused' ? status : 'open',
    createdAt: shiftInstant(quote.createdAt, now),
    createdById: createdBy.id,
    createdByName: createdBy.full_name,
    draft: {
      ...draft,
      carrier: '',
      isAvis: false,
      shipmentData: {
        ...shipmentData,
        packages: shipmentData.packages as Package[],
        requestedDeliveryDate: shiftDay(shipmentData.requestedDeliveryDate, now),
      },
    },
    answeredAt: answeredAt === null ? null : shiftInstant(answeredAt, now),
    answeredById: answeredBy?.id ?? null,
    answeredByName: answeredBy?.full_name ?? null,
    message,
    offer: offer && {
      ...offer,
      carrier: offer.carrier as Carrier,
      deliveryDate: shiftDay(offer.deliveryDate, now),
      validUntil: shiftDay(offer.validUntil, now),
    },
  };
}
