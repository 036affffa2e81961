import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from './index.ts';
import type { Store } from './index.ts';
import { findPostgres, startPostgres } from './testing/postgres-server.ts';
import type { PostgresServer } from './testing/postgres-server.ts';

const programs = await findPostgres();

describe.skipIf(programs === undefined)('a PostgreSQL server', () => {
  let server: PostgresServer;
  let store: Store;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    store = await openStore({ databaseUrl: server.databaseUrl, connections: 1, statementTimeoutMs: 300 });
  });
  afterAll(async () => {
    await store.close();
    await server.stop();
  });

  test('ends a statement that takes too long', async () => {
    const slow = store.db.execute(sql`select pg_sleep(20)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
  });

  test('is not waited for without end when all connections are taken', async () => {
    const taken = await store.pool?.connect();
    await expect(store.db.execute(sql`select 1`)).rejects.toThrow(/Failed query|timeout/);
    taken?.release();
    await expect(store.db.execute(sql`select 1`)).resolves.toBeDefined();
  });
});
