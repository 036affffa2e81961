import * as v from 'valibot';
import { storedAddressBlockSchema } from '../entities/shipment.ts';
import { toldInstant } from '../rules/date.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery } from './lists.ts';

/** As many are told: what one looks through at a glance. */
export const RECIPIENTS = 8;

/** Somebody who was sent something, how often of late, and when for the last time. */
export const recipientSchema = v.object({
  /** Null where they are in no address book, or in none that the caller may read. */
  contactId: v.nullable(v.string()),
  /** As the address book has it today, else as it was sent to. */
  block: storedAddressBlockSchema,
  sentAt: toldInstant(),
  shipments: v.number(),
});
export type Recipient = v.InferOutput<typeof recipientSchema>;

/** Ours: who is sent something again, also where nobody has put them into the address book. */
export const recipientsApi = {
  /**
   * Of the newest shipments. Without a search the last ones first, then those who are sent the most; with one
   * those whom it finds, the last first. What was cancelled and what is a template counts for nothing.
   */
  recipients: endpoint({
    method: 'GET',
    path: 'shipments/recipients',
    summary: 'Find who was sent something last and most',
    access: 'read:shipments',
    query: v.object({ ...organizationQuery, search: searchText() }),
    answer: 'json',
    response: v.object({ items: v.array(recipientSchema) }),
  }),
} as const;
