import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../store/index.ts';
import { findPostgres, startPostgres } from '../store/testing/postgres-server.ts';
import type { PostgresServer } from '../store/testing/postgres-server.ts';
import { problem, startTestApi } from './testing/test-api.ts';
import type { TestApi } from './testing/test-api.ts';

const programs = await findPostgres();

/** The embedded store has a single connection, for which all questions wait in turn. */
describe.skipIf(programs === undefined)('while all connections to the database are at work', () => {
  let server: PostgresServer | undefined;
  let api: TestApi;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    api = await startTestApi(await openStore({ databaseUrl: server.databaseUrl, connections: 1 }));
  });
  afterAll(async () => {
    await api?.close();
    await server?.stop();
  });

  test('whoever gets none in time is told to come back, and is served then', async () => {
    const token = await api.tokenOf('owner');
    const list = () => fetch(`${api.url}/shipments`, { headers: { authorization: `Bearer ${token}` } });
    await api.store.db.transaction(async (holding) => {
      await holding.execute(sql`select 1`);
      const answer = await list();
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await problem(answer, 503)).toMatchObject({ title: 'Der Dienst ist gerade ausgelastet.' });
    });
    expect((await list()).status).toBe(200);
  });
});
