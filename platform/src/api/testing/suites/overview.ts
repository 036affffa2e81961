import { randomUUID } from 'node:crypto';
import type {
  BackofficeOverview,
  CronRun,
  DeskShipment,
  ListedOrganization,
  Quote,
  Shipment,
} from 'contract';
import { cronResults } from 'contract';
import { domesticDraft, FIXTURE_NOW } from 'contract/fixtures';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { quoteCalls } from './quote-kit.ts';

const { carrierCalls, cronRuns, organizations, shipments, trackingEvents } = tables;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The numbers that staff see first. */
export function testOverview(api: () => TestApi): void {
  const { asked, answer } = quoteCalls(api);
  const ago = (hours: number) => new Date(Date.parse(FIXTURE_NOW) - hours * HOUR_MS);
  const read = async () =>
    success<BackofficeOverview>(await api().call('backofficeUser', 'GET /backoffice/overview'));
  /** By how much each number has grown while something was done. */
  const growthBy = async (deed: () => Promise<unknown>) => {
    const before = await read();
    await deed();
    const after = await read();
    return Object.fromEntries(
      Object.entries(after).map(([name, count]) => [name, count - before[name as keyof BackofficeOverview]]),
    );
  };
  const none = {
    openQuotes: 0,
    exceptionsToday: 0,
    disturbedCarriers: 0,
    troubledRuns: 0,
    newOrganizations: 0,
  };

  describe('the overview of staff', () => {
    test('counts quotes that nobody has answered', async () => {
      const growth = await growthBy(async () => {
        const quotes: Quote[] = [await asked(), await asked(), await asked(), await asked()];
        await answer(quotes[0]?.id ?? '');
        await answer(quotes[1]?.id ?? '', { offer: null, message: 'Nein.' });
      });
      expect(growth).toEqual({ ...none, openQuotes: 2 });
    });

    test('counts shipments that are an exception since today, each once', async () => {
      const exceptional = async (at: readonly Date[], status: 'exception' | 'delivered' = 'exception') => {
        const { id } = await success<Shipment>(
          await api().call('owner', 'POST /shipments', {
            body: { ...domesticDraft, linkedRecipientId: null, linkedSenderId: null },
          }),
        );
        const { db } = api().store;
        await db.update(shipments).set({ status }).where(eq(shipments.id, id));
        const event = { shipmentId: id, status: 'exception' as const, description: 'Adresse unbekannt' };
        await db.insert(trackingEvents).values(at.map((each) => ({ ...event, id: randomUUID(), at: each })));
        return id;
      };
      const ids: string[] = [];
      const growth = await growthBy(async () => {
        ids.push(await exceptional([ago(0), ago(1)]));
        ids.push(await exceptional([ago(24)]));
        ids.push(await exceptional([ago(0)], 'delivered'));
      });
      expect(growth).toEqual({ ...none, exceptionsToday: 1 });
      const listed = await success<{ items: DeskShipment[]; totalItems: number }>(
        await api().call('backofficeUser', 'GET /backoffice/shipments?exceptionToday=true&perPage=100'),
      );
      expect(listed.totalItems).toBe((await read()).exceptionsToday);
      expect(listed.items.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids.slice(0, 1));
    });

    test('counts carriers that are disturbed, and none that has answered again', async () => {
      const call = (minutes: number, outcome: 'answered' | 'unreachable') => ({
        carrier: 'ILO' as const,
        operation: 'track' as const,
        outcome,
        createdAt: new Date(Date.parse(FIXTURE_NOW) + minutes * MINUTE_MS),
        durationMs: 5,
        detail: '',
      });
      const insert = (calls: ReturnType<typeof call>[]) => api().store.db.insert(carrierCalls).values(calls);
      const lost = [1, 2, 3, 4, 5].map((minutes) => call(minutes, 'unreachable'));
      expect(await growthBy(() => insert(lost))).toEqual({ ...none, disturbedCarriers: 1 });
      const mended = [6, 7, 8].map((minutes) => call(minutes, 'answered'));
      expect(await growthBy(() => insert(mended))).toEqual({ ...none, disturbedCarriers: -1 });
      await api().store.db.delete(carrierCalls).where(eq(carrierCalls.carrier, 'ILO'));
    });

    test('counts runs of jobs since yesterday that have failed in part or as a whole', async () => {
      const run = (startedAt: Date, ended: Pick<typeof cronRuns.$inferSelect, 'status' | 'result'>) => ({
        id: `run_${randomUUID()}`,
        kind: 'shipment-status' as const,
        startedAt,
        endedAt: startedAt,
        ...ended,
      });
      const runs = [
        run(ago(1), { status: 'failed', result: null }),
        run(ago(24), { status: 'success', result: cronResults.someFailed }),
        run(ago(1), { status: 'success', result: cronResults.success }),
        run(ago(72), { status: 'failed', result: cronResults.failed }),
      ];
      const growth = await growthBy(() => api().store.db.insert(cronRuns).values(runs));
      expect(growth).toEqual({ ...none, troubledRuns: 2 });
      const ids = runs.map(({ id }) => id);
      const listed = await success<{ readonly items: readonly CronRun[] }>(
        await api().call('backofficeUser', 'GET /cron-runs?onlyTroubled=true&perPage=100'),
      );
      // The list goes back further than the figure.
      const troubled = ids.filter((_id, index) => index !== 2);
      expect(listed.items.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(troubled);
      await api().store.db.delete(cronRuns).where(inArray(cronRuns.id, ids));
    });

    test('counts organisations of the last seven days', async () => {
      const made = [1, 6 * 24, 8 * 24].map((hours) => ({
        orgCode: `org_${randomUUID()}`,
        orgName: 'Neu',
        createdAt: ago(hours),
      }));
      const dissolved = { orgCode: `org_${randomUUID()}`, orgName: 'Schon aufgelöst', dissolvedAt: ago(1) };
      const growth = await growthBy(() =>
        api()
          .store.db.insert(organizations)
          .values([...made, { ...dissolved, createdAt: ago(2) }]),
      );
      expect(growth).toEqual({ ...none, newOrganizations: 2 });
      const codes = [...made, dissolved].map(({ orgCode }) => orgCode);
      const listed = await success<{ items: ListedOrganization[]; totalItems: number }>(
        await api().call('backofficeUser', 'GET /organizations?onlyNew=true&perPage=100'),
      );
      expect(listed.totalItems).toBe((await read()).newOrganizations);
      const shown = listed.items.map(({ orgCode }) => orgCode).filter((code) => codes.includes(code));
      expect(new Set(shown)).toEqual(new Set(codes.slice(0, 2)));
      await api().store.db.delete(organizations).where(inArray(organizations.orgCode, codes));
    });
  });
}
