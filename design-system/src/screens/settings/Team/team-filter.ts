import { sameFilter } from '../../../patterns/ListFrame/list-filter.ts';
import type { TeamFilter } from './team-state.ts';

/** Rows of a full page. */
export const USERS_PER_PAGE = 25;

/** The first page of everybody. */
export const noFilter: Readonly<TeamFilter> = { search: '', status: 'all', page: 1 };

/** Whether a filter leaves nobody out, but for what `except` names. */
export function isUnfiltered(filter: TeamFilter, except: readonly (keyof TeamFilter)[] = []): boolean {
  return sameFilter(filter, noFilter, ['page', ...except]);
}
