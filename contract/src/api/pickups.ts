import * as v from 'valibot';
import { changedPickupSchema, pickupDraftSchema, pickupActivitySchema } from '#bodies';
import { pickupDateSchema, pickupSchema, pickupTabs, readyToPickUpSchema } from '../pickups/pickup.ts';
import { idText } from '../rules/id.ts';
import { searchText } from '../rules/search-line.ts';
import { endpoint } from './endpoint.ts';
import { organizationQuery, pageOf, queryNumber } from './lists.ts';
import { problemCodes } from './problem.ts';

export const PICKUPS_PER_PAGE = 25;

/** As many dates are told at once. */
const MOST_DATES = 10;
const DATES = 5;

/** `tabCounts` counts by tab for the same search, whatever tab is asked for. */
export const pickupsPageSchema = v.object({
  ...pageOf(pickupSchema).entries,
  tabCounts: v.object({ upcoming: v.number(), recurring: v.number(), past: v.number() }),
});
export type PickupsPage = v.InferOutput<typeof pickupsPageSchema>;

/**
 * The coming dates, soonest first, and what is ready for them; null for whoever may see no shipments. Where all that
 * were asked for are holidays there is one more, the first on which somebody comes.
 */
export const nextPickupsSchema = v.object({
  items: v.array(pickupDateSchema),
  ready: v.nullable(readyToPickUpSchema),
});
export type NextPickups = v.InferOutput<typeof nextPickupsSchema>;

/** Pickups are not for every organisation. */
const notEnabled = { 403: [problemCodes.pickupsNotEnabled] } as const;

/** Pickups, which permissions call „collections“. Days are the caller's own, by the header `timezone-offset`. */
export const pickupsApi = {
  /** Of each tab the next date first; what is over the latest first, and without a tab the newest. */
  list: endpoint({
    method: 'GET',
    path: 'pickups',
    summary: 'List pickups',
    access: 'read:collections',
    query: v.object({
      page: queryNumber(100_000, 1),
      perPage: queryNumber(100, PICKUPS_PER_PAGE),
      search: searchText(),
      tab: v.optional(v.picklist(pickupTabs)),
      ...organizationQuery,
    }),
    answer: 'json',
    response: pickupsPageSchema,
    errors: notEnabled,
  }),
  /** Of all active pickups, or of one whether it is active or not. */
  next: endpoint({
    method: 'GET',
    path: 'pickups/next',
    summary: 'Tell the next dates of pickups, and what is ready for them',
    access: 'read:collections',
    query: v.object({
      pickup: v.optional(idText()),
      amount: queryNumber(MOST_DATES, DATES),
      ...organizationQuery,
    }),
    answer: 'json',
    response: nextPickupsSchema,
    errors: { ...notEnabled, 404: [] },
  }),
  get: endpoint({
    method: 'GET',
    path: 'pickups/{id}',
    summary: 'Read one pickup',
    access: 'read:collections',
    query: v.object(organizationQuery),
    answer: 'json',
    response: pickupSchema,
    errors: notEnabled,
  }),
  create: endpoint({
    method: 'POST',
    path: 'pickups',
    summary: 'Order a pickup',
    access: 'create:collections',
    body: pickupDraftSchema,
    answer: 'json',
    response: pickupSchema,
    errors: notEnabled,
    isIdempotent: true,
    limited: 'creating',
  }),
  change: endpoint({
    method: 'PATCH',
    path: 'pickups/{id}',
    summary: 'Change a pickup',
    access: 'update:collections',
    query: v.object(organizationQuery),
    body: changedPickupSchema,
    answer: 'json',
    response: pickupSchema,
    errors: notEnabled,
    isVersioned: true,
  }),
  /** Says what it is to be, so that a repetition changes nothing. It leaves the version alone. */
  toggleActive: endpoint({
    method: 'POST',
    path: 'pickups/{id}/toggle-active',
    summary: 'Pause a pickup, or go on with it',
    access: 'update:collections',
    query: v.object(organizationQuery),
    body: pickupActivitySchema,
    answer: 'json',
    response: pickupSchema,
    errors: notEnabled,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: 'pickups/{id}',
    summary: 'Delete a pickup',
    access: 'delete:collections',
    query: v.object(organizationQuery),
    answer: 'empty',
    isVersioned: true,
    errors: notEnabled,
  }),
} as const;
