import { rmSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations, migrationsBefore } from './testing/migrations-before.ts';
import { findPostgres, startPostgres } from './testing/postgres-server.ts';
import type { PostgresServer } from './testing/postgres-server.ts';

const programs = await findPostgres();

describe.skipIf(programs === undefined)('the migration that remembers who was shut out', () => {
  let server: PostgresServer;
  let client: Client;
  const rowsOf = async (query: string) => (await client.query(query)).rows as unknown[];

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
    const db = drizzle(client);
    const older = migrationsBefore('_shut_out');
    await migrate(db, { migrationsFolder: older });
    rmSync(older, { recursive: true });
    await client.query(`
      insert into organizations (org_code, org_name, dissolved_at) values ('o', 'O', null), ('closing', 'C', now());
      insert into accounts (id, email, given_name, family_name) select id, id, '', '' from (values
        ('ada'), ('back'), ('gone')) as made (id);
      insert into memberships (account_id, org_code, role) values ('ada', 'o', 'org_owner'), ('back', 'o', 'org_user');
      insert into audit_records (id, org_code, action, object_kind, object_id, changes)
        select 'aud_' || row_number() over (), org_code, action, kind, id, '[]' from (values
          ('o', 'deleted', 'user', 'gone'), ('o', 'deleted', 'user', 'gone'), ('o', 'deleted', 'user', 'back'),
          ('o', 'deleted', 'contact', 'con'), ('o', 'changed', 'user', 'ada'),
          ('o', 'changed', 'organization', 'o'), ('closing', 'deleted', 'organization', 'closing'),
          ('cleared', 'deleted', 'organization', 'cleared'), ('cleared', 'deleted', 'user', 'gone')
        ) as made (org_code, action, kind, id);
    `);
    await migrate(db, { migrationsFolder: migrations });
  });
  afterAll(async () => {
    await client?.end();
    await server?.stop();
  });

  test('knows the organisations that were dissolved', async () => {
    expect(await rowsOf('select org_code as code from dissolved_organizations order by 1')).toEqual([
      { code: 'cleared' },
      { code: 'closing' },
    ]);
  });

  test('knows who was removed and has not come back', async () => {
    expect(await rowsOf('select org_code as code, account_id as id from removed_members')).toEqual([
      { code: 'o', id: 'gone' },
    ]);
  });
});
