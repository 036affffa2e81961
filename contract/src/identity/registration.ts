import * as v from 'valibot';
import { limits } from '../entities/limits.ts';
import { requiredEmail } from '../rules/email.ts';
import { requiredText } from '../rules/text.ts';

/** What a person gives to open an account at the identity provider. */
export const registrationSchema = v.object({
  email: requiredEmail(limits.email),
  given_name: requiredText(limits.name),
  family_name: requiredText(limits.name),
});

export type Registration = v.InferOutput<typeof registrationSchema>;

/** The name of an organisation, given at its creation; longer than a line of an address. */
export const organizationNameSchema = requiredText(limits.organizationName);
