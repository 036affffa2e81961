import { randomUUID } from 'node:crypto';
import type { CronLogLine, CronRun, CronRunItem, Shipment } from 'contract';
import { domesticDraft, organizations, people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { runKinds } from '../../../jobs/runs/recorded-jobs.ts';
import { workRun } from '../../../jobs/runs/work-run.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

interface Page<T> {
  readonly items: T[];
  readonly totalItems: number;
}

interface RunAnswer {
  readonly run: CronRun;
  readonly items: Page<CronRunItem>;
  readonly log: CronLogLine[];
}

/** Jobs whose runs are recorded, as staff see and start them. */
export function testCronRuns(api: () => TestApi): void {
  const start = (kind: string, key: string = randomUUID()) =>
    api().call('backofficeUser', 'POST /trigger-cron', { body: { kind }, key });
  const work = async () => {
    for (const kind of runKinds) await workRun(api().services, kind, new AbortController().signal);
  };
  const read = async (id: string, query = '') =>
    success<RunAnswer>(await api().call('backofficeUser', `GET /cron-runs/${id}${query}`));
  const list = async (query = '') =>
    success<Page<CronRun>>(await api().call('backofficeUser', `GET /cron-runs${query}`));

  describe('runs of jobs', () => {
    afterEach(async () => {
      await work();
      api().faults.clear();
    });

    test('are started by staff, once for a key, and not while one of the kind is under way', async () => {
      const key = randomUUID();
      const run = await success<CronRun>(await start('shipment-status', key));
      expect(run).toMatchObject({ kind: 'shipment-status', status: 'pending', result: null, processed: 0 });
      expect(run.startedBy?.id).toBe(people.backofficeUser.id);
      expect(api().woken.at(-1)).toBe('shipment-status');
      expect(await success(await start('shipment-status', key))).toEqual(run);
      expect(await problem(await start('shipment-status'), 409)).toMatchObject({
        title: 'Ein Cron-Lauf dieser Art läuft bereits.',
      });
      const underWay = (await list()).items.filter(({ status }) => status === 'pending');
      expect(underWay.map(({ id }) => id)).toEqual([run.id]);
      const records = await api()
        .store.db.select()
        .from(tables.auditRecords)
        .where(eq(tables.auditRecords.objectId, run.id));
      expect(records).toMatchObject([
        { objectKind: 'cron-run', action: 'created', personId: people.backofficeUser.id },
      ]);
      await work();
      const next = await success<CronRun>(await start('shipment-status'));
      expect(next.id).not.toBe(run.id);
      expect((await list()).items.map(({ id }) => id)).toEqual(expect.arrayContaining([run.id, next.id]));
    });

    test('are read with their log, and item by item', async () => {
      const mine = await success<Shipment>(
        await api().call('owner', 'POST /shipments', { body: domesticDraft }),
      );
      await api().store.db.delete(tables.trackingInquiries);
      api().faults.set('DHL', { mode: 'fail' });
      const { id } = await success<CronRun>(await start('shipment-status'));
      await work();
      const { run, items, log } = await read(id, '?perPage=100&outcome=failed');
      expect(run).toMatchObject({ id, endedAt: expect.any(String) });
      expect(run.processed).toBe(run.succeeded + run.skipped + run.failed);
      expect(run.result).toBe(run.succeeded > 0 ? 1 : 2);
      expect(items.totalItems).toBe(run.failed);
      const all = await read(id, '?perPage=100');
      expect(all.items.totalItems).toBe(run.processed);
      // What other suites have left under way may fill the first page.
      const further = await read(id, '?perPage=100&page=2');
      expect([...all.items.items, ...further.items.items]).toContainEqual({
        id: mine.id,
        label: mine.orderNumber,
        shipment: { id: mine.id, orgCode: organizations.tietze.orgCode },
        outcome: expect.stringMatching(/^(failed|skipped)$/),
        message: expect.stringContaining('DHL'),
        duration: expect.any(Number),
      });
      expect((await read(id, '?perPage=1&page=2')).items.items).toEqual(all.items.items.slice(1, 2));
      expect(log[0]?.text).toMatch(/^Statusaktualisierung gestartet von /);
      expect(log.at(-1)?.text).toMatch(/^Beendet: /);
    });

    test('that never were are not there, and what is no job is not started', async () => {
      const answer = await api().call('backofficeUser', 'GET /cron-runs/nothing');
      expect(await problem(answer, 404)).toMatchObject({ detail: 'Diesen Cron-Lauf gibt es nicht.' });
      expect((await start('pizza')).status).toBe(422);
    });

    test('fill in numbers that a carrier gives later', async () => {
      api().faults.set('DHL', { mode: 'number-later', afterMs: 60_000 });
      const body = { ...domesticDraft, referenceNumber: 'Nummer-folgt' };
      const ordered = await success<Shipment>(await api().call('owner', 'POST /shipments', { body }));
      expect(ordered).toMatchObject({ status: 'ordered', trackingNumber: null, trackingUrl: null });
      const of = (path: string) => `GET /shipments/${ordered.id}/${path}` as const;
      for (const path of ['shipping-label', 'consignment-note']) {
        expect(await problem(await api().call('owner', of(path)), 409)).toMatchObject({
          title: 'DHL hat noch keine Sendungsnummer vergeben. Bis dahin gibt es nichts zu drucken.',
        });
      }
      expect((await api().call('owner', of('track'))).status).toBe(200);

      const announced = api().announced.length;
      const first = await success<CronRun>(await start('shipment-tracking-number'));
      await work();
      expect((await read(first.id)).items.items).toMatchObject([
        { id: ordered.id, outcome: 'skipped', message: 'Übersprungen: Die Sendungsnummer folgt noch.' },
      ]);
      api().faults.clear();
      const second = await success<CronRun>(await start('shipment-tracking-number'));
      await work();
      expect((await read(second.id)).run).toMatchObject({ status: 'success', result: 0, succeeded: 1 });
      const found = await success<Shipment>(await api().call('owner', `GET /shipments/${ordered.id}`));
      expect(found.trackingNumber).toMatch(/^00340\d{15}$/);
      expect(api().announced.slice(announced)).toMatchObject([
        {
          orgCode: organizations.tietze.orgCode,
          notification: { type: 'shipment-updated', entity: { trackingNumber: found.trackingNumber } },
        },
      ]);
      const hits = await success<Page<Shipment>>(
        await api().call('owner', `GET /shipments?search=${found.trackingNumber}`),
      );
      expect(hits.items.map(({ id }) => id)).toEqual([ordered.id]);
      expect((await api().call('owner', of('shipping-label'))).status).toBe(200);
    });

    test('without a number an order is cancelled at its carrier all the same', async () => {
      api().faults.set('DHL', { mode: 'number-later', afterMs: 60_000 });
      const { id } = await success<Shipment>(
        await api().call('owner', 'POST /shipments', { body: domesticDraft }),
      );
      const cancelled = await success<Shipment>(
        await api().call('owner', `POST /shipments/${id}/cancel`, { headers: { 'if-match': '"1"' } }),
      );
      expect(cancelled.status).toBe('cancelled');
      expect(await api().services.carriers.get('DHL')?.find?.(id)).toBeNull();
    });
  });
}
