import { FIXTURE_NOW, nextPickup, pickups } from 'contract/fixtures';
import type { PickupsFilter, PickupsState } from './pickups-state.ts';

export const now = new Date(FIXTURE_NOW);
export const recurring: PickupsFilter = { tab: 'recurring', page: 1 };
export const series = [pickups.workdays, pickups.weekly, pickups.fortnightly, pickups.monthly];
/** What comes, the next first. */
export const upcoming = [
  pickups.workdays,
  pickups.weekly,
  pickups.selfDelivery,
  pickups.once,
  pickups.fortnightly,
];
export const counts = { upcoming: upcoming.length, recurring: series.length, past: 1 };
export const ready = {
  shipments: 14,
  packages: 21,
  weightKg: 132.4,
  maximumWeightKg: 31.5,
  longestSideCm: 120,
};

export const readyState = {
  kind: 'ready',
  value: { items: series, totalItems: series.length, shown: recurring },
  isRefreshing: false,
} satisfies PickupsState;

export const failedState = {
  kind: 'failed',
  failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
  isRetrying: false,
} satisfies PickupsState;

/** What the screen is given in all stories but for its state. */
export const pickupsArgs = {
  filter: recurring,
  counts,
  next: { items: [nextPickup], ready },
  hrefs: {
    home: '#start',
    create: '#neu',
    tab: (tab: string) => `#${tab}`,
    pickup: (id: string) => `#${id}`,
  },
  canCreate: true,
  mayChange: (): boolean => true,
  mayDelete: (): boolean => true,
  now,
};
