import { mkdir } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { gt, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { fromPglite } from 'pg-boss';
import type { Db as JobQueries } from 'pg-boss';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema/index.ts';

/** The store as the rest of the platform sees it, whichever driver is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A {@link Database} or a transaction on it, for functions that run in either. */
export type DatabaseSession = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where the data are: a PostgreSQL server, a folder of the embedded database, or nowhere. */
export type StoreLocation =
  | PostgresLocation
  | { readonly dataFolder: string }
  | {
      readonly inMemory: true;
      /** The data directory to begin with, as PGlite dumps it; reading one is faster than making one. */
      readonly image?: Blob;
    };

interface PostgresLocation {
  readonly databaseUrl: string;
  /** How many connections at most; 10 if not given. */
  readonly connections?: number;
  /** After which the server ends a statement, in milliseconds; 15 s if not given. */
  readonly statementTimeoutMs?: number;
}

/** The store as the queue of jobs speaks to it. */
export interface JobDatabase {
  readonly db: JobQueries;
  readonly backend: 'postgres' | 'pglite';
}

export interface Store {
  readonly db: Database;
  readonly jobs: JobDatabase;
  /** The connections behind it, where there is a server. */
  readonly pool?: Pool;
  /** Ends all connections; the embedded database is flushed to its folder. */
  close(): Promise<void>;
}

// The same in drizzle.config.ts, which names the columns in the migrations.
const options = { schema, casing: 'snake_case' } as const;
const migrations = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };

/** What the indexes of lists need of the embedded database; a server brings both along. */
const extensions = { btree_gin, pg_trgm };

// Any number that nobody else locks on this server ("lotse" on a phone's keys).
const migrationLock = 56873;

const CONNECTIONS = 10;
const STATEMENT_TIMEOUT_MS = 15_000;
/** For a connection, whether it has to be made or another one has to come free. */
const CONNECT_TIMEOUT_MS = 5000;
/** For a transaction in which nothing happens: its process hangs, and it holds locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000;

/**
 * Opens the store and brings its tables up to date.
 *
 * One schema (`schema/`) and one folder of migrations (`platform/migrations`, made by
 * `pnpm --filter platform db:generate` after each change of the schema) serve both drivers:
 * PostgreSQL through a pool, and PGlite, which is PostgreSQL compiled into this process and holds
 * a single connection.
 *
 * @throws when the server doesn't answer, the folder can't be written, somebody else has it open
 *   ({@link DataFolderTaken}) or a migration fails.
 */
export async function openStore(location: StoreLocation): Promise<Store> {
  return 'databaseUrl' in location ? openPostgres(location) : openEmbedded(location);
}

async function openPostgres({
  databaseUrl,
  connections = CONNECTIONS,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
}: PostgresLocation): Promise<Store> {
  const server = {
    connectionString: databaseUrl,
    application_name: 'lotse',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  await migrateServer(new Client(server));
  const pool = new Pool({
    ...server,
    max: connections,
    statement_timeout: statementTimeoutMs,
    // For a server that is gone without a word: nobody would end the statement there.
    query_timeout: statementTimeoutMs * 2,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
  });
  // A server that drops a connection must not end the process, whether the connection is idle or in
  // somebody's hands: the pool discards it, and the next query opens a new one or fails by itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: drizzlePostgres(pool, options),
    jobs: { db: { executeSql: (text, values) => pool.query(text, values) }, backend: 'postgres' },
    pool,
    close: () => pool.end(),
  };
}

/** On a connection of its own, on which a statement may take as long as a large table needs. */
async function migrateServer(client: Client): Promise<void> {
  // Without a listener a server that goes away meanwhile would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Two processes that start together would run the same migration twice. Ends with the connection.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(drizzlePostgres(client, options), migrations);
  } finally {
    await client.end();
  }
}

async function openEmbedded(location: Exclude<StoreLocation, { databaseUrl: string }>): Promise<Store> {
  if (!('dataFolder' in location)) {
    const client = await PGlite.create({
      dataDir: 'memory://',
      extensions,
      ...(location.image && { loadDataDir: location.image }),
    });
    return migrateEmbedded(client);
  }
  await mkdir(location.dataFolder, { recursive: true });
  const release = lockFolder(location.dataFolder);
  try {
    return await migrateEmbedded(await PGlite.create({ dataDir: location.dataFolder, extensions }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The embedded database works in our own thread and answers at once, so a queue of queries would run without
 * anything else getting a turn: no other answer, no timer, no reader who wants more. With this all of them do,
 * after each query.
 */
function yieldBetweenQueries(client: PGlite): void {
  /* oxlint-disable no-underscore-dangle -- The one place that every query passes, inside of transactions too. */
  const runQuery = client._runExclusiveQuery.bind(client);
  client._runExclusiveQuery = (query) =>
    runQuery(async () => {
      await setImmediate();
      return query();
    });
  /* oxlint-enable no-underscore-dangle */
}

async function migrateEmbedded(client: PGlite, release?: () => void): Promise<Store> {
  yieldBetweenQueries(client);
  const db = drizzlePglite(client, options);
  try {
    await migratePglite(db, migrations);
    await endLeases(db);
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    db,
    jobs: { db: fromPglite(client), backend: 'pglite' },
    close: async () => {
      await client.close();
      release?.();
    },
  };
}

/** One process alone has an embedded database open: whoever held a run there is dead, and nobody waits for it. */
async function endLeases(db: Database): Promise<void> {
  const { cronRuns, testExecutions } = schema;
  const now = sql`clock_timestamp()`;
  await db.update(cronRuns).set({ leaseEndsAt: now }).where(gt(cronRuns.leaseEndsAt, now));
  await db.update(testExecutions).set({ leaseEndsAt: now }).where(gt(testExecutions.leaseEndsAt, now));
}
