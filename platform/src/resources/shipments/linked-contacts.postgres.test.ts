import type { Shipment } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, success } from '../../api/testing/test-api.ts';
import type { TestApi } from '../../api/testing/test-api.ts';
import { openStore, tables } from '../../store/index.ts';
import { findPostgres, startPostgres } from '../../store/testing/postgres-server.ts';
import type { PostgresServer } from '../../store/testing/postgres-server.ts';

const programs = await findPostgres();
const { contacts } = tables;

/** Needs transactions that really run beside each other. */
describe.skipIf(programs === undefined)('contacts that two orders name at once', () => {
  let server: PostgresServer | undefined;
  let api: TestApi;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    api = await startTestApi(await openStore({ databaseUrl: server.databaseUrl }));
  });
  afterAll(async () => {
    await api?.close();
    await server?.stop();
  });

  const order = () => api.call('owner', 'POST /shipments', { body: domesticDraft });
  const lastUsed = () =>
    api.store.db.select({ at: contacts.lastUsedAt }).from(contacts).where(eq(contacts.id, 'con_tietze'));

  test('keep neither of them waiting, and the next one notes its use', async () => {
    const before = await lastUsed();
    await api.store.db.transaction(async (holding) => {
      await holding.select().from(contacts).where(eq(contacts.id, 'con_tietze')).for('update');
      await success<Shipment>(await order());
    });
    expect(await lastUsed()).toEqual(before);
    await success<Shipment>(await order());
    expect(await lastUsed()).not.toEqual(before);
  });
});
