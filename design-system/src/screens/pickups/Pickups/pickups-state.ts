import type { NextPickups, Pickup, PickupTab } from 'contract';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';

/** Which pickups are asked for. */
export interface PickupsFilter extends ListFilter {
  readonly tab: PickupTab;
}

/** What the list shows; where pickups are not for the organisation it says so, and nothing else. */
export type PickupsState = ListState<Pickup, PickupsFilter> | { readonly kind: 'notEnabled' };

/** The tab and page that the address names where it names none. */
export const noFilter: PickupsFilter = { tab: 'upcoming', page: 1 };

/** Addresses that the list links to. */
export interface PickupsHrefs {
  readonly home: string;
  /** Opens the form beside the list. */
  readonly create: string;
  readonly tab: (tab: PickupTab) => string;
  /** Opens the panel beside the list. */
  readonly pickup: (id: string) => string;
}

/** What can be done with a row, as its person may. */
export interface PickupActions {
  /** Whether this person may change it, and whether they may delete it. */
  readonly mayChange: (pickup: Pickup) => boolean;
  readonly mayDelete: (pickup: Pickup) => boolean;
  readonly onToggle: (pickup: Pickup) => void;
  readonly onDelete: (pickup: Pickup) => void;
}

/** What the banner tells; undefined until it is known, and null where it could not be had. */
export type NextPickupFacts = NextPickups | null | undefined;
