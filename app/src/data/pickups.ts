import { type Pickup, type PickupDraft, pickupsApi } from 'contract';
import type { PickupsFilter } from 'design-system/screens/pickups/Pickups/pickups-state.ts';
import { http } from '../http/client.ts';
import { pickupReads } from './pickup-reads.ts';
import { byId, read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { list, next, get, create, change, toggleActive, remove } = pickupsApi;

/** One page of a tab. */
export const pickupList = read(list, ({ tab, page }: PickupsFilter) => ({ query: { tab, page } }));

/** The next dates of all pickups, and what is ready for them. */
export const nextPickups = read(next, () => ({}));

/** One pickup by its id; it is edited, so it is not called old because somebody looked away. */
export const onePickup = read(get, byId, unlessFocused);

const changes = { makesOld: pickupReads };

/** Orders a pickup; the same key never orders a second one. A driver may be on the way: leaving does not call it off. */
export const createPickup = write(
  (draft: PickupDraft, { idempotencyKey }) => http.call(create, { body: draft, idempotencyKey }),
  { ...changes, outlivesPage: true },
);

/** What becomes of a pickup, and of which version of it. */
export interface PickupChange {
  readonly id: string;
  readonly version: number;
  readonly draft: PickupDraft;
}

/** Changes a pickup, unless somebody has done so since. */
export const changePickup = write(
  ({ id, version, draft }: PickupChange, { signal }) =>
    http.call(change, { params: { id }, body: draft, version, signal }),
  changes,
);

/** Pauses a pickup, or goes on with it. */
export const togglePickup = write(
  ({ id, isActive }: { readonly id: string; readonly isActive: boolean }) =>
    http.call(toggleActive, { params: { id }, body: { isActive } }),
  { ...changes, outlivesPage: true },
);

/** Deletes a pickup. */
export const deletePickup = write(
  ({ id, version }: Pick<Pickup, 'id' | 'version'>) => http.call(remove, { params: { id }, version }),
  { ...changes, outlivesPage: true },
);
