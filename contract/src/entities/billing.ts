import * as v from 'valibot';
import { optionalEmail } from '../rules/email.ts';
import { optionalText } from '../rules/text.ts';
import { limits } from './limits.ts';

/** Where bills go, as an owner writes it. All of it may be left empty. */
export const billingDetailsDraftSchema = v.object({
  name: optionalText(limits.organizationName),
  department: optionalText(limits.organizationName),
  addressLine1: optionalText(limits.addressLine),
  addressLine2: optionalText(limits.addressLine),
  postalCode: optionalText(limits.postalCode),
  city: optionalText(limits.city),
  email: optionalEmail(limits.email),
  /** „Kostenstelle“: what the customer’s books know it by. */
  costCentre: optionalText(limits.reference),
});
export type BillingDetailsDraft = v.InferOutput<typeof billingDetailsDraftSchema>;
