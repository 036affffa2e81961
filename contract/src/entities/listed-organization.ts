import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { organizationSchema } from './organization.ts';

/** So many days an organisation counts as new. */
export const NEW_ORGANIZATION_DAYS = 7;

/** The shipments of so many days tell how much an organisation dispatches. */
export const RECENT_SHIPMENTS_DAYS = 30;

/** An organisation as the list of staff shows it. */
export const listedOrganizationSchema = v.object({
  ...organizationSchema.entries,
  /** Owners who can sign in: their names, or their addresses while nobody has given one. */
  owners: v.array(v.string()),
  /** How many people are in it, those included who wait to join. */
  users: v.number(),
  /** Shipments of the last `RECENT_SHIPMENTS_DAYS`, without templates. */
  recentShipments: v.number(),
  isSetUp: v.boolean(),
  /** ISO 8601 with zone. */
  createdAt: toldInstant(),
});
export type ListedOrganization = v.InferOutput<typeof listedOrganizationSchema>;
