import type { BackofficeOverview, TriggeredKind, CronRun } from 'contract';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';

/** The runs; what waits for staff is fetched beside them. */
export type OverviewState = ListState<CronRun, ListFilter>;
export type OverviewFigures = Fetched<BackofficeOverview>;

export const noFilter: ListFilter = { page: 1 };

/** Addresses that it links to; places that are not built, or not for this person, are missing. */
export interface OverviewHrefs {
  readonly home: string;
  readonly run: (id: string) => string;
  readonly offers?: string | undefined;
  readonly exceptions?: string | undefined;
  readonly organizations?: string | undefined;
}

/** Starts a job, once somebody has said yes. */
export type StartJob = (kind: TriggeredKind) => void;
