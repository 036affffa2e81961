import * as v from 'valibot';
import { optionalText } from '../rules/text.ts';
import { limits } from './limits.ts';

/** What staff alone decide of an organisation: its number in their books, and what it may use. */
export const organizationAccountSchema = v.object({
  externalOrgId: optionalText(limits.reference),
  arePickupsEnabled: v.boolean(),
  areSenderContactsEditable: v.boolean(),
});
export type OrganizationAccount = v.InferOutput<typeof organizationAccountSchema>;
