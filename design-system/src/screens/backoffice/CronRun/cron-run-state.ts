import type { CronLogLine, CronRun, CronRunItem } from 'contract';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';

/** Which items of the run are asked for. */
export interface RunFilter extends ListFilter {
  readonly onlyFailed: boolean;
}

export const noFilter: RunFilter = { onlyFailed: false, page: 1 };

/** What the page shows: the items of a run, or that there is no such run. */
export type CronRunState = ListState<CronRunItem, RunFilter> | { readonly kind: 'notFound' };

/** The run itself; undefined until it is known. */
export interface RunFacts {
  readonly run: CronRun;
  readonly log: readonly CronLogLine[];
}

/** Addresses that it links to. */
export interface CronRunHrefs {
  readonly home: string;
  readonly overview: string;
  readonly items: (onlyFailed: boolean) => string;
  readonly shipment: (id: string) => string;
}
