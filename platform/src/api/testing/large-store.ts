import type { PGlite } from '@electric-sql/pglite';
import { people } from 'contract/fixtures';
import { drizzle } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { openStore, tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { fillStore } from '../../store/testing/fill-store.ts';
import type { Volume } from '../../store/testing/fill-store.ts';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import { startPostgres } from '../../store/testing/postgres-server.ts';
import { WatchedQueries } from '../../store/testing/watched-queries.ts';
import type { Queryable, Scan } from '../../store/testing/watched-queries.ts';
import { startTestApi, success } from './test-api.ts';
import type { PersonName } from './test-api.ts';

/** A page of any list. */
export interface AnyPage {
  readonly items: unknown[];
  readonly totalItems: number;
  readonly totalPages: number;
}

/** The API of a platform that has been at work for years, on a store of its own. */
export interface LargeStore {
  /** Asks for a list, and then how the server reads its tables to answer. */
  ask(person: PersonName, path: string): Promise<{ readonly page: AnyPage; readonly scans: Scan[] }>;
  /** How long the server takes to answer that, once it has done so before; in ms, the median of some rounds. */
  time(person: PersonName, path: string): Promise<number>;
  /** How long the whole call takes, from the request to the answer that was read. */
  timeOfCall(person: PersonName, path: string): Promise<number>;
  /** The same for a question of one's own: the least that any question takes. */
  timeOf(statement: string): Promise<number>;
  close(): Promise<void>;
}

const ROUNDS = 9;

/**
 * Opens and fills it on a server.
 *
 * @param programs the folder with PostgreSQL's
 */
export async function openLargeStore(programs: string, volume: Volume): Promise<LargeStore> {
  const server = await startPostgres(programs);
  const { databaseUrl } = server;
  const store = await openStore({ databaseUrl });
  const pool = new Pool({ connectionString: databaseUrl });
  // The server ends before the last connection has heard of its own end.
  pool.on('error', () => {});
  return watchLargeStore(volume, {
    store,
    database: pool,
    watch: (logger) => drizzle(pool, { schema: tables, casing: 'snake_case', logger }),
    close: async () => {
      await pool.end();
      await server.stop();
    },
  });
}

/** The same in this process. */
export async function openLargeEmbeddedStore(volume: Volume): Promise<LargeStore> {
  const store = await openMemoryStore();
  const { $client: database } = store.db as Store['db'] & { readonly $client: PGlite };
  return watchLargeStore(volume, {
    store,
    database,
    watch: (logger) => drizzlePglite(database, { schema: tables, casing: 'snake_case', logger }),
    close: async () => {},
  });
}

interface OpenedStore {
  readonly store: Store;
  readonly database: Queryable;
  readonly watch: (logger: WatchedQueries) => Store['db'];
  readonly close: () => Promise<void>;
}

async function watchLargeStore(
  volume: Volume,
  { store, database, watch, close }: OpenedStore,
): Promise<LargeStore> {
  const watched = new WatchedQueries();
  const api = await startTestApi({ ...store, db: watch(watched) });
  await fillStore(database, volume);
  // The packer and twenty others have each read a thousand of the newest one by one.
  await database.query(
    `insert into notification_reads (notification_id, person_id)
    select id, person from (select id from notifications order by ordinal desc limit 1000) newest,
      (select $1 as person union all select 'usr_' || generate_series(1, 20)) people`,
    [people.packer.id],
  );
  await database.query('vacuum analyze notification_reads');

  const caller = async (person: PersonName, path: string) => {
    const headers = { authorization: `Bearer ${await api.tokenOf(person)}` };
    watched.forget();
    return async () => success<AnyPage>(await api.call(undefined, `GET /${path}`, { headers }));
  };
  return {
    ask: async (person, path) => {
      const page = await (await caller(person, path))();
      return { page, scans: await watched.explain(database) };
    },
    time: async (person, path) => {
      await (
        await caller(person, path)
      )();
      const queries = watched.take();
      return medianTime(async () => {
        for (const { text, values } of queries) await database.query(text, values);
      });
    },
    timeOfCall: async (person, path) => {
      const call = await caller(person, path);
      await call();
      return medianTime(call);
    },
    timeOf: (text) => medianTime(() => database.query(text)),
    close: async () => {
      await api.close();
      await close();
    },
  };
}

async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    rounds.push(performance.now() - start);
  }
  return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
