import type { BackofficeOverview, TriggeredKind, CronRun } from 'contract';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';

/** Which runs are asked for. */
export interface RunsFilter extends ListFilter {
  /** Those that have failed, as a whole or in part. */
  readonly onlyTroubled: boolean;
}

/** The runs; what waits for staff is fetched beside them. */
export type OverviewState = ListState<CronRun, RunsFilter>;
export type OverviewFigures = Fetched<BackofficeOverview>;

/** Addresses that it links to; places that are not built, or not for this person, are missing. */
export interface OverviewHrefs {
  readonly home: string;
  readonly runs: (onlyTroubled: boolean) => string;
  readonly run: (id: string) => string;
  readonly offers?: string | undefined;
  readonly exceptions?: string | undefined;
  readonly carriers?: string | undefined;
  readonly organizations?: string | undefined;
}

/** Starts a job, once somebody has said yes. */
export type StartJob = (kind: TriggeredKind) => void;
