import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openConfiguredStore } from './open-configured-store.ts';
import { findPostgres, startPostgres } from './testing/postgres-server.ts';

const programs = await findPostgres();

describe.skipIf(programs === undefined)('the store that the settings name', () => {
  test('has the limits that they say, and those that hold always', async () => {
    const server = await startPostgres(programs ?? '');
    const { environment } = readConfig({
      DATABASE_URL: server.databaseUrl,
      LOTSE_STATEMENT_SECONDS: '7',
      LOTSE_DATABASE_CONNECTIONS: '3',
    });
    const store = await openConfiguredStore(environment);
    try {
      const { rows } = (await store.db.execute(sql`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`)) as { rows: unknown[] };
      expect(rows).toEqual([{ statement: '7s', idle: '30s' }]);
      expect(store.pool?.options).toMatchObject({ max: 3, query_timeout: 14_000 });
    } finally {
      await store.close();
      await server.stop();
    }
  });
});
