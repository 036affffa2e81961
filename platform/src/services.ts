import type { Carriers } from './carriers/index.ts';
import type { Announcer } from './resources/notifications/notify.ts';
import type { Database } from './store/index.ts';

/** What resources and jobs work with. */
export interface Services {
  readonly db: Database;
  readonly carriers: Carriers;
  readonly announcer: Announcer;
  readonly now: () => Date;
  /** Hears of faults that a caller gets no answer for. */
  readonly reportFault: (what: string, error: unknown) => void;
}
