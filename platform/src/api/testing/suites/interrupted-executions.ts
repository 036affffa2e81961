import type { TestExecution } from 'contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { CarrierError } from '../../../carriers/index.ts';
import type { CarrierConnection } from '../../../carriers/index.ts';
import { createExecutionRunner } from '../../../resources/test-samples/runner.ts';
import { tables } from '../../../store/index.ts';
import { success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { testCenterCalls } from './test-center-kit.ts';

const { testExecutions, testResults } = tables;

/** What becomes of executions of test cases when their process dies or the platform ends. */
export function testInterruptedExecutions(api: () => TestApi): void {
  const { newSeries, newItem, execute, detail, ended, run, leftBehind, listen, leave } = testCenterCalls(api);

  describe('an interrupted execution in the test centre', () => {
    afterEach(() => api().faults.clear());
    afterAll(leave);

    test('is gone on with where its process has died, and given up after three deaths', async () => {
      const { id } = await newSeries();
      const [done, open] = [await newItem(id), await newItem(id)];
      const first = await run(id);
      const { db } = api().store;
      const dead = { status: 'running', endedAt: null, leaseId: 'dead', leaseEndsAt: new Date(0) } as const;
      const die = async (deaths: number) => {
        await db
          .update(testExecutions)
          .set({ ...dead, deaths, deviant: 1 })
          .where(eq(testExecutions.id, first.execution.id));
        await db.update(testResults).set({ status: 'running' }).where(eq(testResults.itemId, open.id));
      };
      const goOn = async () => {
        const runner = createExecutionRunner(api().services);
        await runner.goOn();
        return ended(id, first.execution.id);
      };
      await die(0);
      const { heard } = await listen('backofficeUser');
      const again = await goOn();
      expect(again.execution).toMatchObject({ status: 'done', deviant: 2 });
      await expect.poll(() => heard.at(-1)?.event).toBe('test-sample-executed');
      // What was done is not done again, and the numbers of the events go on.
      expect(heard.some(({ payload }) => payload.testItemId === done.id)).toBe(false);
      expect(heard[0]?.payload.sequence).toBe(first.execution.sequence + 1);
      await die(2);
      const givenUp = await goOn();
      expect(givenUp.execution).toMatchObject({
        status: 'failed',
        message: 'Die Ausführung wurde mehrmals nacheinander unterbrochen.',
        failed: 1,
      });
      expect(givenUp.results[1]).toMatchObject({
        status: 'failed',
        message: 'Nicht ausgeführt: Die Ausführung wurde abgebrochen.',
      });
      await expect.poll(() => heard.at(-1)?.event).toBe('execution-failed');
    });

    test('that is given up leaves no order behind, and says which one it could not cancel', async () => {
      const { id } = await newSeries();
      const [label, cancel] = [
        await newItem(id, { operation: 'label' }),
        await newItem(id, { operation: 'cancel' }),
      ];
      await newItem(id);
      const { carriers } = api().services;
      const dhl = carriers.get('DHL');
      if (!dhl) throw new Error('DHL is not connected');
      const refuse = async () => Promise.reject(new CarrierError('refused', 'Zu spät'));
      /** Each process dies between an order and its end, and the third one is the last. */
      const dieThrice = async (whatWorks: Partial<CarrierConnection>) => {
        carriers.set('DHL', { ...dhl, cancel: refuse });
        const { execution } = await run(id);
        expect(await leftBehind(execution.id, [label, cancel])).not.toContain(null);
        await api()
          .store.db.update(testExecutions)
          .set({
            status: 'running',
            endedAt: null,
            leaseId: 'dead',
            leaseEndsAt: new Date(0),
            deaths: 2,
            failed: 0,
            deviant: 0,
          })
          .where(eq(testExecutions.id, execution.id));
        await api()
          .store.db.update(testResults)
          .set({ status: 'running', message: '' })
          .where(eq(testResults.executionId, execution.id));
        carriers.set('DHL', { ...dhl, ...whatWorks });
        await createExecutionRunner(api().services).goOn();
        return ended(id, execution.id);
      };
      const nothing = 'Nicht ausgeführt: Die Ausführung wurde abgebrochen.';
      const stands = (executionId: string, itemId: string) =>
        `Die Testbestellung ${executionId}-${itemId} konnte nicht storniert werden. Stornieren Sie sie bei DHL.`;
      try {
        const withdrawn = await dieThrice({});
        expect(withdrawn.results.map(({ message }) => message)).toEqual([nothing, nothing, nothing]);
        expect(await leftBehind(withdrawn.execution.id, [label, cancel])).toEqual([null, null]);
        const { execution, results } = await dieThrice({ cancel: refuse });
        expect(execution).toMatchObject({ status: 'failed', failed: 3 });
        expect(results.map(({ message }) => message)).toEqual([
          stands(execution.id, label.id),
          stands(execution.id, cancel.id),
          nothing,
        ]);
        expect(api().reported).toContain(`Cancelling the test order ${execution.id}-${label.id} of DHL`);
      } finally {
        carriers.set('DHL', dhl);
      }
    });

    test('asks nothing more once a case cannot be written down, and ends those that are at their carriers', async () => {
      const { id } = await newSeries();
      for (let cases = 0; cases < 6; cases += 1) await newItem(id);
      const { carriers, db } = api().services;
      const dhl = carriers.get('DHL');
      if (!dhl) throw new Error('DHL is not connected');
      const [answer, broken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let asked = 0;
      const rates: CarrierConnection['rates'] = async (...question) => {
        asked += 1;
        await (asked === 1 ? answer : broken).promise;
        return dhl.rates(...question);
      };
      carriers.set('DHL', { ...dhl, rates });
      const store = vi.spyOn(db, 'transaction');
      try {
        const begun = await success<TestExecution>(await execute(id));
        await expect.poll(() => asked).toBe(4);
        store.mockImplementationOnce(async () => {
          broken.resolve();
          throw new Error('The store is full');
        });
        answer.resolve();
        await broken.promise;
        const { execution } = await ended(id, begun.id);
        expect(asked).toBe(4);
        expect(execution).toMatchObject({
          status: 'failed',
          message: 'Es ist ein unerwarteter Fehler aufgetreten.',
          deviant: 3,
          failed: 3,
        });
        expect(api().reported).toContain(`Execution ${begun.id}`);
      } finally {
        carriers.set('DHL', dhl);
        store.mockRestore();
      }
    });

    test('pauses where the platform ends, which is no death', async () => {
      const { id } = await newSeries();
      await newItem(id);
      const begun = await success<TestExecution>(await execute(id));
      await ended(id, begun.id);
      const { db } = api().store;
      await db
        .update(testExecutions)
        .set({ status: 'running', endedAt: null })
        .where(eq(testExecutions.id, begun.id));
      await db.update(testResults).set({ status: 'waiting' }).where(eq(testResults.executionId, begun.id));
      api().faults.set('DHL', { mode: 'late', afterMs: 200 });
      const runner = createExecutionRunner(api().services);
      runner.wake(begun.id);
      await expect.poll(async () => (await detail(id, begun.id)).results[0]?.status).toBe('running');
      await runner.close();
      const [row] = await db.select().from(testExecutions).where(eq(testExecutions.id, begun.id));
      expect(row).toMatchObject({ status: 'running', leaseId: null, deaths: 0 });
      await createExecutionRunner(api().services).goOn();
      expect((await ended(id, begun.id)).execution.status).toBe('done');
    });

    test('begins nothing any more that still waits for its turn where the platform ends', async () => {
      const carriers = ['DHL', 'GLS', 'DHL'] as const;
      const waiting: string[] = [];
      const { db } = api().store;
      for (const carrier of carriers) {
        const { id } = await newSeries();
        await newItem(id, { carrier, productCode: '' });
        const { execution } = await run(id);
        waiting.push(execution.id);
      }
      const isOneOfThem = inArray(testExecutions.id, waiting);
      const left = { leaseId: 'dead', leaseEndsAt: new Date(0) };
      const toBegin = { status: 'running', endedAt: null, sequence: 0, ...left } as const;
      await db.update(testExecutions).set(toBegin).where(isOneOfThem);
      await db
        .update(testResults)
        .set({ status: 'waiting' })
        .where(inArray(testResults.executionId, waiting));
      // The first is over while the second is at its carrier: it would be the third's turn.
      api().faults.set('GLS', { mode: 'late', afterMs: 1000 });
      const runner = createExecutionRunner(api().services);
      for (const id of waiting) runner.wake(id);
      await runner.close();
      const rows = await db.select().from(testExecutions).where(isOneOfThem);
      // Nobody has taken it: its lease is the one that was left behind.
      expect(rows.find(({ id }) => id === waiting[2])).toMatchObject(left);
      expect(rows.find(({ id }) => id === waiting[0])?.sequence).toBeGreaterThan(0);
      api().faults.clear();
      await createExecutionRunner(api().services).goOn();
      for (const id of waiting)
        await expect
          .poll(async () => (await db.select().from(testExecutions).where(eq(testExecutions.id, id)))[0])
          .toMatchObject({ status: 'done' });
    });
  });
}
