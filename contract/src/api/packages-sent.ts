import * as v from 'valibot';
import { shipmentSchema } from '../entities/shipment.ts';
import { toldInstant } from '../rules/date.ts';
import { storable } from '../rules/storable.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery } from './lists.ts';

/** As many different packages are told: what one looks through at a glance. */
export const PACKAGES_SENT = 4;

const LONGEST_ID = 100;

/** A package that somebody was sent, when its carrier took it for the last time, and by which product. */
export const sentPackageSchema = v.object({
  sentAt: toldInstant(),
  carrier: shipmentSchema.entries.carrier,
  carrierProductCode: shipmentSchema.entries.carrierProductCode,
  package: shipmentSchema.entries.shipmentData.entries.packages.item,
});
export type SentPackage = v.InferOutput<typeof sentPackageSchema>;

/** Ours: what is taken over from earlier shipments into a new one. */
export const packagesSentApi = {
  /**
   * Of the last shipments to a contact, the newest first, each but once. What was
   * cancelled and what is a template counts for nothing; a contact that nobody knows has none.
   */
  packagesSent: endpoint({
    method: 'GET',
    path: 'shipments/packages-sent',
    summary: 'Find the packages that a contact was sent last',
    access: 'read:shipments',
    query: v.object({
      ...organizationQuery,
      recipientId: v.pipe(v.string(), v.transform(storable), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ID)),
    }),
    answer: 'json',
    response: v.object({ items: v.array(sentPackageSchema) }),
  }),
} as const;
