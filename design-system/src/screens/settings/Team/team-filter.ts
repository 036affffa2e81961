import type { TeamFilter } from './team-state.ts';

/** Rows of a full page. */
export const USERS_PER_PAGE = 25;

/** The first page of everybody. */
export const noFilter: Readonly<TeamFilter> = { search: '', status: 'all', page: 1 };
