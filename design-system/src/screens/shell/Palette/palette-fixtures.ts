import type { AddressBlock, SearchHits } from 'contract';
import { contacts, quotes, shipments } from 'contract/fixtures';

/** An address names a company or a person. */
const nameOf = ({ companyName, personName }: AddressBlock) => companyName || personName;

const all: SearchHits = {
  shipments: shipments.map(({ id, orderNumber, trackingNumber, status, to }) => ({
    id,
    orderNumber,
    trackingNumber,
    status,
    recipient: nameOf(to),
    city: to.address.city,
  })),
  contacts: contacts.map(({ id, kind, block }) => ({
    id,
    kind,
    name: nameOf(block),
    postalCode: block.address.postalCode,
    city: block.address.city,
  })),
  quotes: Object.values(quotes).map(({ id, quoteNumber, status, draft: { to } }) => ({
    id,
    quoteNumber,
    status,
    recipient: nameOf(to),
    city: to.address.city,
  })),
};

/** What a search finds of the fixtures: what has the text in what is shown of it. Used by stories and tests only. */
export function hitsFor(text: string): SearchHits {
  const has = (hit: object) =>
    Object.values(hit).some((value) => String(value).toLowerCase().includes(text.toLowerCase()));
  return {
    shipments: all.shipments.filter(has),
    contacts: all.contacts.filter(has),
    quotes: all.quotes.filter(({ quoteNumber }) => quoteNumber.toLowerCase().startsWith(text.toLowerCase())),
  };
}

/** Some shipments and contacts, whatever the text. */
export const hits: SearchHits = {
  shipments: all.shipments.slice(0, 3),
  contacts: all.contacts.slice(0, 3),
  quotes: [],
};

export const nothingFound: SearchHits = { shipments: [], contacts: [], quotes: [] };
