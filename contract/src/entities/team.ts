import * as v from 'valibot';
import { customerRoles } from '../identity/roles.ts';
import { choice } from '../rules/choice.ts';
import { toldInstant } from '../rules/date.ts';
import { requiredEmail } from '../rules/email.ts';
import { idText } from '../rules/id.ts';
import { optionalText } from '../rules/text.ts';
import { limits } from './limits.ts';

/** „Aktiv“, „Eingeladen“, „Deaktiviert“: how somebody stands in an organisation. */
export const userStatuses = ['active', 'invited', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** What has become of the letter that invites somebody. */
export const invitationDeliveries = ['waiting', 'sent', 'failed'] as const;
export type InvitationDelivery = (typeof invitationDeliveries)[number];

/** A person in one organisation. Whoever is invited is called as in their invitation. Times are ISO 8601 with zone. */
export const organizationUserSchema = v.object({
  /** The token's `sub`. */
  id: v.string(),
  email: v.string(),
  /** Empty while nobody has given one. */
  given_name: v.string(),
  family_name: v.string(),
  picture: v.optional(v.nullable(v.string()), null),
  /** The key of a role; a newer platform may know more of them. */
  role: v.string(),
  status: v.fallback(v.picklist([...userStatuses, 'unknown']), 'unknown'),
  /** Whether toasts are shown to them. */
  notifications_enabled: v.boolean(),
  /** When they were last invited, and until when that can be accepted; null for whoever has joined. */
  invitedAt: v.nullable(toldInstant()),
  invitationExpiresAt: v.nullable(toldInstant()),
  /** Null for whoever has joined, and where nobody knows. */
  invitationDelivery: v.fallback(v.optional(v.nullable(v.picklist(invitationDeliveries)), null), null),
  deactivatedAt: v.nullable(toldInstant()),
  lastSignInAt: v.nullable(toldInstant()),
  version: v.number(),
});
export type OrganizationUser = v.InferOutput<typeof organizationUserSchema>;

/** What somebody is invited with. */
export const userInviteSchema = v.object({
  email: requiredEmail(limits.email),
  given_name: optionalText(limits.name),
  family_name: optionalText(limits.name),
  role: choice(customerRoles),
});
export type UserInvite = v.InferOutput<typeof userInviteSchema>;

/** Body of `POST organizations/users`: staff also name the organisation. */
export const userInviteBodySchema = v.object({
  ...userInviteSchema.entries,
  organization: v.optional(idText()),
});

/** What a person says of themselves. */
export const profileDraftSchema = v.object({
  given_name: optionalText(limits.name),
  family_name: optionalText(limits.name),
  notifications_enabled: v.boolean(),
});
export type ProfileDraft = v.InferOutput<typeof profileDraftSchema>;

/** Body of `PATCH organizations/users/{id}`: what is left out stays as it is. */
export const userChangeSchema = v.object({
  given_name: v.optional(optionalText(limits.name)),
  family_name: v.optional(optionalText(limits.name)),
  notifications_enabled: v.optional(v.boolean()),
  role: v.optional(choice(customerRoles)),
  status: v.optional(choice(['active', 'deactivated'])),
});
export type UserChange = v.InferOutput<typeof userChangeSchema>;
