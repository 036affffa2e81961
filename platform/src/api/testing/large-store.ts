import { people } from 'contract/fixtures';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openStore, tables } from '../../store/index.ts';
import type { Store } from '../../store/index.ts';
import { fillStore } from '../../store/testing/fill-store.ts';
import type { Volume } from '../../store/testing/fill-store.ts';
import { startPostgres } from '../../store/testing/postgres-server.ts';
import { WatchedQueries } from '../../store/testing/watched-queries.ts';
import type { Scan } from '../../store/testing/watched-queries.ts';
import { startTestApi, success } from './test-api.ts';
import type { PersonName } from './test-api.ts';

/** A page of any list. */
export interface AnyPage {
  readonly items: unknown[];
  readonly totalItems: number;
  readonly totalPages: number;
}

/** The API of a platform that has been at work for years, on a server of its own. */
export interface LargeStore {
  /** Asks for a list, and then how the server reads its tables to answer. */
  ask(person: PersonName, path: string): Promise<{ readonly page: AnyPage; readonly scans: Scan[] }>;
  /** How long the server takes to answer that, once it has done so before; in ms, the median of some rounds. */
  time(person: PersonName, path: string): Promise<number>;
  /** The same for a question of one's own: the least that any question takes. */
  timeOf(statement: string): Promise<number>;
  close(): Promise<void>;
}

const ROUNDS = 9;

/**
 * Opens and fills it.
 *
 * @param programs the folder with PostgreSQL's
 */
export async function openLargeStore(programs: string, volume: Volume): Promise<LargeStore> {
  const watched = new WatchedQueries();
  const server = await startPostgres(programs);
  const { databaseUrl } = server;
  const store = await openStore({ databaseUrl });
  const pool = new Pool({ connectionString: databaseUrl });
  // The server ends before the last connection has heard of its own end.
  pool.on('error', () => {});
  const db: Store['db'] = drizzle(pool, { schema: tables, casing: 'snake_case', logger: watched });
  const api = await startTestApi({ ...store, db });
  await fillStore(pool, volume);
  // The packer and twenty others have each read a thousand of the newest one by one.
  await pool.query(
    `insert into notification_reads (notification_id, person_id)
    select id, person from (select id from notifications order by ordinal desc limit 1000) newest,
      (select $1 as person union all select 'usr_' || generate_series(1, 20)) people`,
    [people.packer.id],
  );
  await pool.query('vacuum analyze notification_reads');

  const call = async (person: PersonName, path: string): Promise<AnyPage> => {
    const headers = { authorization: `Bearer ${await api.tokenOf(person)}` };
    watched.forget();
    return success(await api.call(undefined, `GET /${path}`, { headers }));
  };
  const timeAll = async (queries: readonly { text: string; values?: unknown[] }[]): Promise<number> => {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      for (const query of queries) await pool.query(query);
      rounds.push(performance.now() - start);
    }
    return rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  };
  return {
    ask: async (person, path) => {
      const page = await call(person, path);
      return { page, scans: await watched.explain(pool) };
    },
    time: async (person, path) => {
      await call(person, path);
      return timeAll(watched.take());
    },
    timeOf: (text) => timeAll([{ text }]),
    close: async () => {
      await api.close();
      await pool.end();
      await server.stop();
    },
  };
}
