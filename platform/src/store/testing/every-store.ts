import { afterAll, beforeAll } from 'vitest';
import { openStore } from '../index.ts';
import type { Store } from '../index.ts';
import { openMemoryStore } from './open-memory-store.ts';
import { findPostgres, startPostgres } from './postgres-server.ts';

/** Opens an empty store. @returns it, and what ends it with all that was started for it */
type Opener = () => Promise<{ readonly store: Store; readonly close: () => Promise<void> }>;

const programs = await findPostgres();

/** Each kind of store that this machine has, for `describe.each`. */
export const everyStore: readonly (readonly [name: string, open: Opener])[] = [
  [
    'the embedded database',
    async () => {
      const store = await openMemoryStore();
      return { store, close: () => store.close() };
    },
  ],
  ...(programs === undefined ? [] : [['PostgreSQL', () => openOnServer(programs)] as const]),
];

/** Opens a store for the suite in which it is called. @returns it, for what runs once that is done */
export function storeOfSuite(open: Opener): Pick<Store, 'db' | 'jobs'> {
  let opened: Awaited<ReturnType<Opener>>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  return {
    get db() {
      return opened.store.db;
    },
    get jobs() {
      return opened.store.jobs;
    },
  };
}

async function openOnServer(folder: string): ReturnType<Opener> {
  const server = await startPostgres(folder);
  const store = await openStore({ databaseUrl: server.databaseUrl });
  return {
    store,
    close: async () => {
      await store.close();
      await server.stop();
    },
  };
}
