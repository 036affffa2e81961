import { afterAll, beforeAll } from 'vitest';
import { openStore } from '../../store/index.ts';
import { findPostgres, startPostgres } from '../../store/testing/postgres-server.ts';
import type { PostgresServer } from '../../store/testing/postgres-server.ts';
import { startTestApi } from './test-api.ts';
import type { TestApi } from './test-api.ts';

const programs = await findPostgres();

/** Where suites are left out that need transactions which really run beside each other. */
export const isWithoutPostgres = programs === undefined;

/** Starts the API on a server of its own for the suite in which it is called. @returns it, for what runs after that */
export function apiOnPostgres(): () => TestApi {
  let server: PostgresServer | undefined;
  let api: TestApi | undefined;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    api = await startTestApi(await openStore({ databaseUrl: server.databaseUrl }));
  });
  afterAll(async () => {
    await api?.close();
    await server?.stop();
  });
  return () => {
    if (!api) throw new Error('The API has not started');
    return api;
  };
}
