import * as v from 'valibot';
import { contactKinds, placeSchema } from '../entities/contact.ts';
import { quoteStatuses } from '../entities/quote.ts';
import { statusSchema } from '../entities/shipment.ts';
import { LONGEST_SEARCH, searchable } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';

/** Fewer characters would find half of everything. */
export const SHORTEST_SEARCH = 2;

/** As many hits of each kind are told; who wants more looks in the list. */
export const SEARCH_HITS = 5;

const searchedText = v.pipe(
  v.string(),
  v.transform(searchable),
  v.trim(),
  v.minLength(SHORTEST_SEARCH),
  v.maxLength(LONGEST_SEARCH),
);

const text = v.optional(v.nullable(v.string(), ''), '');

/** A shipment by what tells it from others. */
export const shipmentHitSchema = v.object({
  id: v.string(),
  /** „Auftragsnummer“. */
  orderNumber: v.string(),
  trackingNumber: v.nullable(v.string()),
  status: statusSchema,
  /** Company, or person where there is none. */
  recipient: text,
  city: text,
});
export type ShipmentHit = v.InferOutput<typeof shipmentHitSchema>;

/** An entry of the address book by what tells it from others. */
export const contactHitSchema = v.object({
  id: v.string(),
  kind: v.fallback(v.picklist([...contactKinds, 'unknown']), 'unknown'),
  /** Company, or person where there is none. */
  name: text,
  postalCode: text,
  city: text,
});
export type ContactHit = v.InferOutput<typeof contactHitSchema>;

/** A quote request by what tells it from others. */
export const quoteHitSchema = v.object({
  id: v.string(),
  quoteNumber: v.string(),
  status: v.fallback(v.picklist([...quoteStatuses, 'unknown']), 'unknown'),
  /** Company, or person where there is none. */
  recipient: text,
  city: text,
});
export type QuoteHit = v.InferOutput<typeof quoteHitSchema>;

/** What a text finds; a kind of thing that the caller may not read is empty. */
export const searchHitsSchema = v.object({
  shipments: v.array(shipmentHitSchema),
  contacts: v.array(contactHitSchema),
  /** By their number alone; none where an older platform does not look for them. */
  quotes: v.optional(v.array(quoteHitSchema), []),
});
export type SearchHits = v.InferOutput<typeof searchHitsSchema>;

export const searchApi = {
  /** Ours. In the own organisation, always: staff look into others in the backoffice. */
  everything: endpoint({
    method: 'GET',
    path: 'search',
    summary: 'Find shipments, contacts and quote requests of the own organisation, a few of each',
    access: 'signed-in',
    query: v.object({ q: searchedText }),
    answer: 'json',
    response: searchHitsSchema,
  }),
  places: endpoint({
    method: 'GET',
    path: 'search/places',
    summary: 'Find places by the beginning of a postcode or of a city’s name',
    access: 'signed-in',
    query: v.object({
      search: searchedText,
      countryCode: v.optional(v.pipe(v.string(), v.length(2), v.toUpperCase())),
    }),
    answer: 'json',
    response: v.object({ items: v.array(placeSchema) }),
  }),
} as const;
