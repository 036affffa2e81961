import { organizations, people } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { apiOnPostgres, isWithoutPostgres } from '../../api/testing/on-postgres.ts';
import { success } from '../../api/testing/test-api.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { recordNews } from './notify.ts';

/** Long enough for whoever does not wait to have come to an end. */
const WAIT_MS = 300;

describe.skipIf(isWithoutPostgres)('what comes to light at the same moment', () => {
  const api = apiOnPostgres();

  const record = (db: DatabaseSession, id: string, orgCode: string = organizations.tietze.orgCode) =>
    recordNews(db, {
      orgCode,
      type: 'shipment-created',
      by: { id: people.owner.id, full_name: '' },
      shipment: { id, orderNumber: 'LO-1', trackingNumber: null, status: 'ordered' },
    });

  test('is never read unseen by who marks all as read in between', async () => {
    const { db } = api().store;
    const recorded = Promise.withResolvers<void>();
    const slow = Promise.withResolvers<void>();
    const first = db.transaction(async (transaction) => {
      await record(transaction, 'shp_first');
      recorded.resolve();
      await slow.promise;
    });
    await recorded.promise;
    const second = db.transaction((transaction) => record(transaction, 'shp_second'));
    const elsewhere = record(db, 'shp_elsewhere', organizations.weserbergland.orgCode);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));

    expect((await api().call('member', 'PATCH /notifications/read')).status).toBe(204);
    // Another organisation waits for nobody.
    expect(await elsewhere).toMatchObject({ entity: { id: 'shp_elsewhere' } });
    slow.resolve();
    await Promise.all([first, second]);
    const unread = await success(await api().call('member', 'GET /notifications?isRead=false'));
    expect(unread).toMatchObject({
      items: [{ entity: { id: 'shp_second' } }, { entity: { id: 'shp_first' } }],
    });
  });
});
