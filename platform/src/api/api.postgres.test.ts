import { afterAll, describe } from 'vitest';
import { openStore } from '../store/index.ts';
import { findPostgres, startPostgres } from '../store/testing/postgres-server.ts';
import type { PostgresServer } from '../store/testing/postgres-server.ts';
import { testEveryCallOn, testWorkOn } from './testing/suites/index.ts';

const programs = await findPostgres();
if (programs === undefined) console.warn('No PostgreSQL server found: the API is tested on PGlite only.');

describe.skipIf(programs === undefined).each([
  ['API on PostgreSQL', testWorkOn],
  ['every call of the API on PostgreSQL', testEveryCallOn],
])('%s', (_name, testOn) => {
  let server: PostgresServer | undefined;
  // Runs after the one inside, which closes the connections: hooks are a stack.
  afterAll(() => server?.stop());

  testOn(async () => {
    server = await startPostgres(programs ?? '');
    return openStore({ databaseUrl: server.databaseUrl });
  });
});
