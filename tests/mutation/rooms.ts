/** A part of the code whose tests are tried by changing it. */
export interface MutatedRoom {
  /** Folders that its tests need, from the root. */
  readonly folders: readonly string[];
  readonly tests: readonly string[];
  /** What is changed. */
  readonly mutate: readonly string[];
  /** Whether what runs once, when a module loads, is changed too: each such change needs all tests of the room. */
  readonly changesConstants: boolean;
  /** How much longer than usual a test may take, in milliseconds, before it counts as one that never ends. */
  readonly patienceMs: number;
  /** Percent of the changes that must make a test fail. */
  readonly leastScore: number;
}

const noTests = '!**/*.test.ts';
/** They need a document, and what they try is not changed. */
const hooks = '!app/src/**/{use-*,*Route}.test.ts';

/** Every room whose score is measured, by the name under which it is reported. */
export const mutatedRooms: Readonly<Record<string, MutatedRoom>> = {
  session: {
    folders: ['app'],
    tests: ['app/src/{auth,http,pages,routes}/**/*.test.ts', hooks],
    mutate: [
      'app/src/auth/**/*.ts',
      noTests,
      '!app/src/auth/testing/**',
      '!app/src/auth/browser-environment.ts',
    ],
    changesConstants: false,
    patienceMs: 5000,
    leastScore: 90,
  },
  contract: {
    folders: ['contract'],
    tests: ['contract/**/*.test.ts'],
    mutate: [
      'contract/src/**/*.ts',
      noTests,
      // Names of what exists; the API's tests go through all of it with every role.
      '!contract/src/api/{contacts,headers,index,notifications,organizations,pages,rates,shipments,socket}.ts',
      // Lists of words and of sentences, without a decision in them.
      '!contract/src/{index,identity/permissions,identity/roles}.ts',
      '!contract/src/entities/{carrier,limits,packaging,shipment-type,shipment-status}.ts',
      '!contract/src/rules/{messages,content-page-messages}.copy.ts',
      '!contract/src/geography/{country-formats,country-phrases.copy}.ts',
    ],
    changesConstants: true,
    patienceMs: 5000,
    leastScore: 85,
  },
  app: {
    folders: ['app'],
    tests: ['app/src/{data,drafts,http,network,pages,routes,socket}/**/*.test.ts', hooks],
    mutate: [
      'app/src/{data,drafts,http,network,pages,routes,socket}/**/*.ts',
      noTests,
      '!app/src/**/testing/**',
      // Hooks and the page's one socket live in a browser alone: the journeys drive them.
      '!app/src/**/use-*.ts',
      '!app/src/routes/page-title.ts',
      '!app/src/socket/live-notifications.ts',
      // One call each, to a library or to the one client: nothing to decide.
      '!app/src/http/client.ts',
      // The table of pages, which pages.test.ts holds by snapshot, and a module that loads another.
      '!app/src/{pages/pages,pages/backoffice-pages,routes/frame/signed-in-frame}.ts',
    ],
    changesConstants: false,
    patienceMs: 5000,
    leastScore: 85,
  },
  platform: {
    folders: ['platform', 'contract'],
    // The API on PostgreSQL asks the same again and is left out for its time.
    tests: ['platform/src/{api,resources,search}/**/*.test.ts', '!platform/src/api/api.postgres.test.ts'],
    mutate: [
      'platform/src/{api,resources}/**/*.ts',
      noTests,
      '!platform/src/{api,resources/*}/testing/**',
      // Words, and names of places.
      '!platform/src/**/*.{copy,data}.ts',
    ],
    changesConstants: false,
    patienceMs: 20_000,
    leastScore: 85,
  },
};

/** The variable that names the room of a run, for Stryker's and for Vitest's configuration. */
export const roomVariable = 'LOTSE_MUTATED_ROOM';

/** The room of this run and its name; the session where nobody names one. */
export function roomOfRun(): MutatedRoom & { readonly name: string } {
  const name = process.env[roomVariable] ?? 'session';
  const room = mutatedRooms[name];
  if (!room) throw new Error(`${roomVariable} must be one of ${Object.keys(mutatedRooms).join(', ')}.`);
  return { name, ...room };
}
