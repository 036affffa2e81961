import { rmSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { migrations, migrationsBefore } from './migrations-before.ts';
import { findPostgres, startPostgres } from './postgres-server.ts';
import type { PostgresServer } from './postgres-server.ts';

/** Runs SQL in the migrated store. */
export type RowsOf = (query: string) => Promise<unknown[]>;

const programs = await findPostgres();

/**
 * Fills a store as it was before a migration, brings it up to today, and tests what became of it; skipped where there
 * is no PostgreSQL.
 *
 * @param what is said of it: `that numbers quotes`
 * @param migration how its name ends
 * @param older SQL that fills the older store
 */
export function describeMigration(
  what: string,
  migration: string,
  older: string,
  tests: (rowsOf: RowsOf) => void,
): void {
  describe.skipIf(programs === undefined)(`the migration ${what}`, () => {
    let server: PostgresServer;
    let client: Client;

    beforeAll(async () => {
      server = await startPostgres(programs ?? '');
      client = new Client({ connectionString: server.databaseUrl });
      await client.connect();
      const db = drizzle(client);
      const migrationsFolder = migrationsBefore(migration);
      await migrate(db, { migrationsFolder });
      rmSync(migrationsFolder, { recursive: true });
      await client.query(older);
      await migrate(db, { migrationsFolder: migrations });
    });
    afterAll(async () => {
      await client?.end();
      await server?.stop();
    });

    tests(async (query) => (await client.query(query)).rows as unknown[]);
  });
}
