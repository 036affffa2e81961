import type { pickupsApi } from 'contract';
import type { NamedRead } from './read.ts';

type Api = typeof pickupsApi;

/** A call by its path alone: what names what is old needs no more, and is on every page. */
const named = (path: Api['list' | 'next' | 'get']['path']): NamedRead => ({ endpoint: { path } });

/** All that a change of a pickup makes old. */
export const pickupReads: readonly NamedRead[] = [
  named('pickups'),
  named('pickups/next'),
  named('pickups/{id}'),
];
