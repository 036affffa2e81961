import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { personRefSchema } from './shipment.ts';

export const notificationTypes = [
  'shipment-created',
  'shipment-updated',
  'shipment-status-updated',
  'pickup-created',
  // Ours: staff have answered a quote request, which is the entity.
  'rate-request-answered',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Statuses as notification data and organisation settings spell them. */
export const notificationShipmentStatuses = [
  'AVIS',
  'ORDERED',
  'TRANSIT',
  'IN_DELIVERY',
  'DELIVERED',
  'RETURNED',
  'CANCELLED',
  'EXCEPTION',
] as const;
export type NotificationShipmentStatus = (typeof notificationShipmentStatuses)[number];

/** A notification. `entity` is the shipment, or the quote request; a pickup's notification carries the day and time instead. */
export const notificationSchema = v.object({
  id: v.string(),
  type: v.fallback(v.picklist([...notificationTypes, 'unknown']), 'unknown'),
  /** ISO 8601 with zone. */
  createdAt: toldInstant(),
  isRead: v.boolean(),
  createdBy: v.nullable(personRefSchema),
  entity: v.object({
    id: v.string(),
    /** „Auftragsnummer“ of a shipment. */
    orderNumber: v.optional(v.nullable(v.string()), null),
    /** Of a quote request; one of before there were these numbers has none. */
    quoteNumber: v.nullish(v.string()),
    trackingNumber: v.optional(v.nullable(v.string()), null),
    status: v.optional(
      v.nullable(v.fallback(v.picklist([...notificationShipmentStatuses, 'UNKNOWN']), 'UNKNOWN')),
      null,
    ),
    /** First day on which a pickup comes, and until when it is fetched (HH:mm); whoever brings the parcels has no such time. */
    startAt: v.nullish(v.string()),
    lastPossiblePickupTime: v.nullish(v.string()),
  }),
});

export type Notification = v.InferOutput<typeof notificationSchema>;

/** A notification of a type that this version has words and an address for. */
export type KnownNotification = Notification & { readonly type: NotificationType };

/** Which notifications an organisation wants. */
export const organizationSettingsSchema = v.object({
  notificationTypes: v.array(v.fallback(v.picklist([...notificationTypes, 'unknown']), 'unknown')),
  notificationShipmentStatuses: v.array(
    v.fallback(v.picklist([...notificationShipmentStatuses, 'UNKNOWN']), 'UNKNOWN'),
  ),
});

export type OrganizationSettings = v.InferOutput<typeof organizationSettingsSchema>;
