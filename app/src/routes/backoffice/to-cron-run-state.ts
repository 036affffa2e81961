import type { CronRunItem } from 'contract';
import { isUnfiltered } from 'design-system/patterns/ListFrame/list-filter.ts';
import {
  type CronRunState,
  noFilter,
  type RunFilter,
} from 'design-system/screens/backoffice/CronRun/cron-run-state.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';

/** A page of the items of a run. */
export interface RunItems {
  readonly items: readonly CronRunItem[];
  readonly totalItems: number;
}

/** What the page of a run shows: its items, or that there is no such run. */
export function toCronRunState(read: Read<RunItems>, asked: Asked<RunItems, RunFilter>): CronRunState {
  const { error } = read;
  if (error?.kind === 'notFound' || error?.kind === 'invalid') return { kind: 'notFound' };
  return toListState(read, { ...asked, isEmpty: () => isUnfiltered(asked.filter, noFilter) });
}
