import type { CronKind } from 'contract';
import type { Carriers } from './carriers/index.ts';
import type { Letters } from './mail/letters.ts';
import type { Announcer } from './resources/notifications/notify.ts';
import type { Database } from './store/index.ts';

/** The connections that people have open, besides what is announced to them. */
export interface Connections {
  /** Tells everybody in an organisation that its settings are others now. */
  tellSettingsChanged(orgCode: string): void;
  /** Ends a person's connections in an organisation; they come again with a new token, or not at all. */
  dismiss(orgCode: string, personId: string): void;
}

/** What resources and jobs work with. */
export interface Services {
  readonly db: Database;
  readonly carriers: Carriers;
  readonly announcer: Announcer;
  readonly connections: Connections;
  readonly letters: Letters;
  readonly now: () => Date;
  /** Hears of faults that a caller gets no answer for. */
  readonly reportFault: (what: string, error: unknown) => void;
}

/** What answers calls works with: the same, and a way to the jobs. */
export interface ApiServices extends Services {
  readonly jobs: JobSwitch;
}

/** What a handler may do about the jobs that keep a record of their runs. */
export interface JobSwitch {
  /** Those that this platform has. */
  readonly kinds: readonly CronKind[];
  /** Has a run that was begun worked on at once, and not only when the clock comes to it. */
  readonly wake: (kind: CronKind) => void;
}
/** For whoever works where nobody is connected and nobody gets letters. */
export const nobodyElse: Pick<Services, 'announcer' | 'connections' | 'letters'> = {
  announcer: { announce: () => {} },
  connections: { tellSettingsChanged: () => {}, dismiss: () => {} },
  letters: {
    limits: { perOrganization: 0, perAddress: 0 },
    invite: async () => {},
    tellAnswer: async () => {},
  },
};
