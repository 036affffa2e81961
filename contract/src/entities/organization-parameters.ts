import * as v from 'valibot';
import { printFormats } from '../print/print-layout.ts';
import { choice } from '../rules/choice.ts';
import { notificationShipmentStatuses, notificationTypes } from './notification.ts';
import { organizationAccountSchema } from './organization-account.ts';
import { organizationDraftSchema } from './organization-record.ts';
import { shipmentDefaultsDraftSchema } from './shipment-defaults-rules.ts';

/** „Parameter“: what the organisation wants to hear of, what its shipments begin with, and the format of its labels. */
export const organizationParametersSchema = v.object({
  notificationTypes: v.array(choice(notificationTypes)),
  notificationShipmentStatuses: v.array(choice(notificationShipmentStatuses)),
  printFormat: choice(printFormats),
  shipmentDefaults: shipmentDefaultsDraftSchema,
});
export type OrganizationParameters = v.InferOutput<typeof organizationParametersSchema>;

/** Body of `PATCH organizations/{id}`: what is left out stays as it is. The account is for staff alone to change. */
export const organizationChangeSchema = v.object({
  ...v.partial(organizationDraftSchema).entries,
  ...v.partial(organizationAccountSchema).entries,
  settings: v.optional(v.partial(organizationParametersSchema)),
});
export type OrganizationChange = v.InferOutput<typeof organizationChangeSchema>;
