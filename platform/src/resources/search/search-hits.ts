import type { AddressBlock, ContactHit, QuoteHit, ShipmentHit } from 'contract';
import type { ContactRow } from '../contacts/contact-row.ts';
import { quoteNumberText, statusOf } from '../rate-requests/quote-row.ts';
import type { QuoteRow } from '../rate-requests/quote-row.ts';
import { orderNumberText } from '../shipments/shipment-row.ts';
import type { ShipmentRow } from '../shipments/shipment-row.ts';

export function toShipmentHit({
  id,
  orderNumber,
  trackingNumber,
  status,
  draft: { to },
}: ShipmentRow): ShipmentHit {
  return {
    id,
    orderNumber: orderNumberText(orderNumber),
    trackingNumber,
    status,
    recipient: nameOf(to),
    city: to.address.city,
  };
}

export function toContactHit({ id, kind, block }: ContactRow): ContactHit {
  const { postalCode, city } = block.address;
  return { id, kind, name: nameOf(block), postalCode, city };
}

export function toQuoteHit(row: QuoteRow): QuoteHit {
  const { to } = row.draft;
  return {
    id: row.id,
    quoteNumber: quoteNumberText(row.number),
    status: statusOf(row),
    recipient: nameOf(to),
    city: to.address.city,
  };
}

/** An address names a company or a person, by the rules of addresses. */
function nameOf({ companyName, personName }: AddressBlock): string {
  return companyName === '' ? personName : companyName;
}
