import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { fromPglite } from 'pg-boss';
import type { Db as JobQueries } from 'pg-boss';
import * as schema from './schema/index.ts';

/** The store as the rest of the platform sees it, whichever driver is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A {@link Database} or a transaction on it, for functions that run in either. */
export type DatabaseSession = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where the data are: a PostgreSQL server, a folder of the embedded database, or nowhere. */
export type StoreLocation =
  | { readonly databaseUrl: string }
  | { readonly dataFolder: string }
  | {
      readonly inMemory: true;
      /** The data directory to begin with, as PGlite dumps it; reading one is faster than making one. */
      readonly image?: Blob;
    };

/** The store as the queue of jobs speaks to it. */
export interface JobDatabase {
  readonly db: JobQueries;
  readonly backend: 'postgres' | 'pglite';
}

export interface Store {
  readonly db: Database;
  readonly jobs: JobDatabase;
  /** Ends all connections; the embedded database is flushed to its folder. */
  close(): Promise<void>;
}

// The same in drizzle.config.ts, which names the columns in the migrations.
const options = { schema, casing: 'snake_case' } as const;
const migrations = { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) };

// Any number that nobody else locks on this server ("lotse" on a phone's keys).
const migrationLock = 56873;

/**
 * Opens the store and brings its tables up to date.
 *
 * One schema (`schema/`) and one folder of migrations (`platform/migrations`, made by
 * `pnpm --filter platform db:generate` after each change of the schema) serve both drivers:
 * PostgreSQL through a pool, and PGlite, which is PostgreSQL compiled into this process and holds
 * a single connection, so that a second process must not open the same folder.
 *
 * @throws when the server doesn't answer, the folder can't be written or a migration fails.
 */
export async function openStore(location: StoreLocation): Promise<Store> {
  return 'databaseUrl' in location ? openPostgres(location.databaseUrl) : openEmbedded(location);
}

async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new Pool({ connectionString: databaseUrl });
  // A server that drops an idle connection must not end the process: the pool discards it, and the
  // next query opens a new one or fails by itself.
  pool.on('error', () => {});
  try {
    const client = await pool.connect();
    try {
      // Two processes that start together would run the same migration twice.
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await migratePostgres(drizzlePostgres(client, options), migrations);
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    } finally {
      // Closed, not returned to the pool: that frees the lock after a failure too.
      client.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzlePostgres(pool, options),
    jobs: { db: { executeSql: (text, values) => pool.query(text, values) }, backend: 'postgres' },
    close: () => pool.end(),
  };
}

async function openEmbedded(location: Exclude<StoreLocation, { databaseUrl: string }>): Promise<Store> {
  if ('dataFolder' in location) await mkdir(location.dataFolder, { recursive: true });
  const client = await PGlite.create(
    'dataFolder' in location
      ? { dataDir: location.dataFolder }
      : { dataDir: 'memory://', ...(location.image && { loadDataDir: location.image }) },
  );
  const db = drizzlePglite(client, options);
  try {
    await migratePglite(db, migrations);
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, jobs: { db: fromPglite(client), backend: 'pglite' }, close: () => client.close() };
}
