import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { organizationSchema } from './organization.ts';

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14;

const { orgCode, orgName } = organizationSchema.entries;

/** What somebody who holds an invitation may know of it before they have signed in. */
export const invitationSchema = v.object({
  orgCode,
  orgName,
  /** ISO 8601 with zone. */
  expiresAt: toldInstant(),
  /** Only an open one can be accepted; whatever else a platform says is closed to this version. */
  state: v.fallback(v.picklist(['open', 'closed']), 'closed'),
});

export type Invitation = v.InferOutput<typeof invitationSchema>;

/** Where the person belongs now. */
export const activationSchema = v.object({
  orgCode,
  orgName,
  /** False for somebody who belonged to it before. */
  isNewMember: v.boolean(),
});

export type Activation = v.InferOutput<typeof activationSchema>;
