import type { CronKind, CronOutcome } from 'contract';
import type { Services } from '../../services.ts';

/** One thing that a run is about. */
export interface RunItem {
  /** What it is within its run; of one key there is one item. */
  readonly key: string;
  /** What it is called. */
  readonly label: string;
  readonly shipmentId: string | null;
  readonly orgCode: string | null;
  /** What stands in a line with others, such as what one carrier is asked; lanes do not wait for each other. */
  readonly lane: string;
}

/** What became of an item. */
export interface ItemResult {
  readonly outcome: CronOutcome;
  /** German. */
  readonly message: string;
  /** The shipment that the item has turned out to be about; the item's own where nothing is said. */
  readonly shipmentId?: string;
  /** Whether the lane did not answer; after some in a row the rest of it is left alone. */
  readonly isSilent?: boolean;
}

/** A job whose runs are recorded: what there is to do, and how one of it is done. */
export interface RunKind<Item extends RunItem = RunItem, Kind extends CronKind = CronKind> {
  readonly kind: Kind;
  /** When it runs, as cron writes it; the zone is Berlin's. */
  readonly cron: string;
  /** Asked anew whenever a run is taken up again: what has been done already is left out by its key. */
  find(services: Services, runId: string): Promise<readonly Item[]>;
  /** Safe to do again: a process may die before it is written down. What it throws is the failure of this item alone. */
  work(services: Services, item: Item, runId: string): Promise<ItemResult>;
  /** What is left to do once all items are written down. Safe to do again, too; where it throws, the run has failed. */
  finish?(services: Services, items: readonly Item[], runId: string): Promise<void>;
}
