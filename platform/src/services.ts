import type { CronKind, ExecutionEvent, LiveEventPayload } from 'contract';
import type { Carriers } from './carriers/index.ts';
import type { Letters } from './mail/letters.ts';
import type { CallLog } from './resources/carrier-connections/call-log.ts';
import type { Announcer } from './resources/notifications/notify.ts';
import type { Known } from './resources/test-samples/events.ts';
import type { ExecutionRunner } from './resources/test-samples/runner.ts';
import type { Database } from './store/index.ts';

/** The connections that people have open, besides what is announced to them. */
export interface Connections {
  /** Tells everybody in an organisation that its settings are others now. */
  tellSettingsChanged(orgCode: string): void;
  /** Ends a person's connections in an organisation; they come again with a new token, or not at all. */
  dismiss(orgCode: string, personId: string): void;
  /** Tells whoever has begun an execution in the test centre of an event of it, wherever they are connected. */
  tellOfExecution<Event extends ExecutionEvent>(
    to: { readonly orgCode: string; readonly personId: string },
    event: Event,
    payload: Known<LiveEventPayload<Event>>,
  ): void;
}

/** What resources and jobs work with. */
export interface Services {
  readonly db: Database;
  readonly carriers: Carriers;
  readonly announcer: Announcer;
  readonly connections: Connections;
  readonly letters: Letters;
  /** Where files with shipments are dropped. It need not be there, unless somebody has named it. */
  readonly importFolder: { readonly path: string; readonly isNamed: boolean };
  readonly now: () => Date;
  /** Hears of faults that a caller gets no answer for. */
  readonly reportFault: (what: string, error: unknown) => void;
}

/** What answers calls works with: the same, and a way to the jobs and to executions. */
export interface ApiServices extends Services {
  readonly jobs: JobSwitch;
  readonly executions: Pick<ExecutionRunner, 'wake'>;
  /** Where calls to carriers are written down. */
  readonly carrierCalls: Pick<CallLog, 'settled'>;
  /** Where this API is reached. */
  readonly apiOrigin: string;
}

/** What a handler may do about the jobs that keep a record of their runs. */
export interface JobSwitch {
  /** Has a run that was begun worked on at once, and not only when the clock comes to it. */
  readonly wake: (kind: CronKind) => void;
}

/** For whoever works where nobody is connected, gets letters or drops files, and nobody executes anything. */
export const nobodyElse: Pick<
  ApiServices,
  'announcer' | 'connections' | 'letters' | 'executions' | 'importFolder'
> = {
  announcer: { announce: () => {} },
  connections: { tellSettingsChanged: () => {}, dismiss: () => {}, tellOfExecution: () => {} },
  letters: {
    limits: { perOrganization: 0, perAddress: 0 },
    invite: async () => {},
    tellAnswer: async () => {},
  },
  executions: { wake: () => {} },
  importFolder: { path: '/nowhere', isNamed: false },
};
