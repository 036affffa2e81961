import * as v from 'valibot';
import { limits } from '../entities/limits.ts';
import { optionalEmail } from '../rules/email.ts';
import { requiredText } from '../rules/text.ts';

const email = v.config(v.pipe(requiredText(limits.email), optionalEmail(limits.email)), {
  abortPipeEarly: true,
});

/** What a person gives to open an account at the identity provider. */
export const registrationSchema = v.object({
  email,
  given_name: requiredText(limits.name),
  family_name: requiredText(limits.name),
});

export type Registration = v.InferOutput<typeof registrationSchema>;

/** The name of an organisation, given at its creation; longer than a line of an address. */
export const organizationNameSchema = requiredText(limits.organizationName);
