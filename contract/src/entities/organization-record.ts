import * as v from 'valibot';
import { printFormats } from '../print/print-layout.ts';
import { toldInstant } from '../rules/date.ts';
import { requiredEmail } from '../rules/email.ts';
import { optionalText, requiredText } from '../rules/text.ts';
import { limits } from './limits.ts';
import { organizationSettingsSchema } from './notification.ts';
import { organizationMessages } from './organization-messages.copy.ts';
import { organizationSchema } from './organization.ts';
import { shipmentDefaultsSchema, standardShipmentDefaults } from './shipment-defaults.ts';

/** A number of the tax or customs office: written together and in capitals, whatever blanks and signs were typed. */
function officeNumber(pattern: RegExp, message: string) {
  return v.config(
    v.pipe(
      optionalText(20),
      v.transform((text) => text.replace(/[\s./\p{Pd}\u2212]/gu, '').toUpperCase()),
      v.check((text) => text === '' || pattern.test(text), message),
    ),
    { abortPipeEarly: true },
  );
}

/** Two letters and what each state makes of the rest; a German one is „DE“ and nine digits. */
const vatNumber = officeNumber(/^(?:DE\d{9}|(?!DE)[A-Z]{2}[A-Z\d]{2,13})$/, organizationMessages.vatNumber);
/** Two letters and up to 15 signs. */
const eoriNumber = officeNumber(/^[A-Z]{2}[A-Z\d]{1,15}$/, organizationMessages.eoriNumber);

/** Where an organisation has its seat; nothing of it is needed to dispatch. */
const postalAddressSchema = v.object({
  addressLine1: optionalText(limits.addressLine),
  addressLine2: optionalText(limits.addressLine),
  postalCode: optionalText(limits.postalCode),
  city: optionalText(limits.city),
  countryCode: optionalText(2),
});
export type PostalAddress = v.InferOutput<typeof postalAddressSchema>;

/** Who an organisation is, as its owner writes it. */
export const organizationDraftSchema = v.object({
  orgName: requiredText(limits.organizationName),
  address: postalAddressSchema,
  vatNumber,
  eoriNumber,
  /** Whether parcels are fetched where they are sent from, unless somebody says otherwise. */
  isFetchedFromSender: v.boolean(),
});
export type OrganizationDraft = v.InferOutput<typeof organizationDraftSchema>;

/** Body of `POST organizations`: staff create it, and its owner is invited. */
export const newOrganizationSchema = v.object({
  orgName: requiredText(limits.organizationName),
  externalOrgId: optionalText(limits.reference),
  ownerEmail: requiredEmail(limits.email),
});
export type NewOrganization = v.InferOutput<typeof newOrganizationSchema>;

/** An organisation with all that is known of it. */
export const organizationRecordSchema = v.object({
  ...organizationSchema.entries,
  address: v.object({
    addressLine1: v.string(),
    addressLine2: v.string(),
    postalCode: v.string(),
    city: v.string(),
    countryCode: v.string(),
  }),
  vatNumber: v.string(),
  eoriNumber: v.string(),
  settings: v.object({
    ...organizationSettingsSchema.entries,
    printFormat: v.fallback(v.picklist(printFormats), 'a6'),
    shipmentDefaults: v.fallback(shipmentDefaultsSchema, standardShipmentDefaults),
  }),
  /** Whether parcels are fetched where they are sent from, unless somebody says otherwise. */
  isFetchedFromSender: v.fallback(v.boolean(), true),
  /** Its owner has finished the set-up once. */
  isSetUp: v.fallback(v.boolean(), true),
  /** The flag `pickups_enabled` of everybody in it. */
  arePickupsEnabled: v.fallback(v.boolean(), true),
  /** The flag `edit_sender_contacts` of everybody in it; without it owners alone have the flag. */
  areSenderContactsEditable: v.fallback(v.boolean(), false),
  /** ISO 8601 with zone. */
  createdAt: toldInstant(),
  version: v.number(),
});
export type OrganizationRecord = v.InferOutput<typeof organizationRecordSchema>;
