import { setTimeout } from 'node:timers/promises';
import type { TestExecution, TestSample } from 'contract';
import { clientEvents, limits } from 'contract';
import { people } from 'contract/fixtures';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { CarrierError } from '../../../carriers/index.ts';
import type { CarrierConnection } from '../../../carriers/index.ts';
import { pruneExecutions } from '../../../resources/test-samples/retention.ts';
import { createExecutionRunner } from '../../../resources/test-samples/runner.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { testCase } from './poison-samples-of-tests.ts';
import { testCenterCalls } from './test-center-kit.ts';

const { testExecutions, testResults } = tables;

/** Executions of test cases, what is told of them live, and what becomes of them when a process dies. */
export function testTestExecutions(api: () => TestApi): void {
  const {
    call,
    remove,
    newSeries,
    newItem,
    item,
    change,
    sendChange,
    execute,
    detail,
    ended,
    run,
    leftBehind,
    listen,
    leave,
  } = testCenterCalls(api);

  describe('an execution in the test centre', () => {
    afterEach(() => api().faults.clear());
    afterAll(leave);

    test('tells whoever has begun it by POST each event once, in order and without a gap, and nobody else', async () => {
      const { id } = await newSeries();
      const [one, other] = [await newItem(id), await newItem(id, { carrier: 'GLS', productCode: '' })];
      const [mine, theirs] = [await listen('backofficeUser'), await listen('backofficeAdmin')];
      const { execution } = await run(id);
      await expect.poll(() => mine.heard.at(-1)?.event).toBe('test-sample-executed');
      expect(mine.heard.map(({ payload }) => payload.sequence)).toEqual(
        mine.heard.map((_, index) => index + 1),
      );
      expect(mine.heard).toHaveLength(execution.sequence);
      expect(new Set(mine.heard.map(({ payload }) => payload.executionId))).toEqual(new Set([execution.id]));
      for (const { id: testItemId } of [one, other])
        expect(
          mine.heard.filter(({ payload }) => payload.testItemId === testItemId).map(({ event }) => event),
        ).toEqual(['test-item-execution-started', 'test-item-carrier-executed', 'test-item-executed']);
      expect(mine.heard[0]?.event).toBe('test-sample-execution-started');
      expect(theirs.heard).toEqual([]);
    });

    test('tells in order, also where the store answers one writing later than the next', async () => {
      const { id } = await newSeries();
      for (let cases = 0; cases < 4; cases += 1) await newItem(id);
      const { heard } = await listen('backofficeUser');
      const { db } = api().services;
      const transaction = db.transaction.bind(db);
      let writings = 0;
      const store = vi.spyOn(db, 'transaction').mockImplementation(async (...work) => {
        writings += 1;
        const isLate = writings % 2 === 0;
        const result = await transaction(...work);
        if (isLate) await setTimeout(50);
        return result;
      });
      try {
        await run(id);
        await expect.poll(() => heard.at(-1)?.event).toBe('test-sample-executed');
      } finally {
        store.mockRestore();
      }
      expect(heard.map(({ payload }) => payload.sequence)).toEqual(heard.map((_, index) => index + 1));
    });

    test('is begun by the events of the client, too, and a single case ends with itself', async () => {
      const { id } = await newSeries();
      const [, second] = [await newItem(id), await newItem(id)];
      const { socket, heard } = await listen('backofficeUser');
      socket.emit(clientEvents.executeTestSample, { testSampleId: id });
      await expect.poll(() => heard.at(-1)?.event).toBe('test-sample-executed');
      heard.length = 0;
      socket.emit(clientEvents.executeTestItem, { testSampleId: id, testItemId: second.id });
      await expect.poll(() => heard.at(-1)?.event).toBe('test-item-executed');
      expect(heard.map(({ event }) => event)).toEqual([
        'test-item-execution-started',
        'test-item-carrier-executed',
        'test-item-executed',
      ]);
      const executionId = heard[0]?.payload.executionId ?? '';
      expect(await detail(id, executionId)).toMatchObject({
        execution: { status: 'done', testItemId: second.id, total: 1, sequence: 3, number: 2 },
        results: [{ testItemId: second.id, position: 2 }],
      });
      // Of all cases it is the one before.
      const sample = await success<TestSample>(await call(`GET /test-samples/${id}`));
      expect(sample.latest).toMatchObject({ number: 1, total: 2 });
    });

    test('says over the socket why it does not begin', async () => {
      const { id } = await newSeries();
      const staff = await listen('backofficeUser');
      const customer = await listen('owner');
      staff.socket.emit(clientEvents.executeTestSample, { testSampleId: id });
      staff.socket.emit(clientEvents.executeTestItem, { testSampleId: id, testItemId: 'tit_nothing' });
      staff.socket.emit(clientEvents.executeTestSample, { testSampleId: 'a b' });
      staff.socket.emit(clientEvents.executeTestSample);
      customer.socket.emit(clientEvents.executeTestSample, { testSampleId: id });
      await expect.poll(() => [staff.heard.length, customer.heard.length]).toEqual([2, 1]);
      const told = [...staff.heard, ...customer.heard];
      expect(told.every(({ event }) => event === 'execution-failed')).toBe(true);
      expect(told.map(({ payload }) => payload)).toEqual(
        expect.arrayContaining([
          {
            testSampleId: id,
            message: 'Diese Testreihe hat noch keinen Testfall. Legen Sie zuerst einen Testfall an.',
          },
          { testSampleId: id, testItemId: 'tit_nothing', message: 'Diesen Testfall gibt es nicht.' },
          { testSampleId: id, message: 'Dafür fehlt Ihnen die Berechtigung.' },
        ]),
      );
    });

    test('is under way once at a time, and nothing is taken away meanwhile', async () => {
      const { id } = await newSeries();
      const made = await newItem(id);
      api().faults.set('DHL', { mode: 'late', afterMs: 1500 });
      const begun = await success<TestExecution>(await execute(id));
      expect(begun).toMatchObject({ status: 'running', startedBy: { id: people.backofficeUser.id } });
      const twice = await problem(await execute(id, made.id), 409);
      expect(twice).toMatchObject({ title: 'Diese Testreihe wird bereits ausgeführt.' });
      await problem(await remove(id, 1), 409);
      await problem(await remove(`${id}/items/${made.id}`, made.version), 409);
      api().faults.clear();
      expect((await ended(id, begun.id)).execution.status).toBe('done');
      await success(await execute(id));
    });

    test('waits for its turn where two others are under way, and begins once one of them is over', async () => {
      const all = await Promise.all([newSeries(), newSeries(), newSeries()]);
      for (const { id } of all) await newItem(id);
      api().faults.set('DHL', { mode: 'late', afterMs: 500 });
      const begun: TestExecution[] = [];
      for (const { id } of all) begun.push(await success<TestExecution>(await execute(id)));
      const executions = await Promise.all(begun.map(({ testSampleId, id }) => ended(testSampleId, id)));
      expect(executions.map(({ execution }) => execution.status)).toEqual(['done', 'done', 'done']);
    });

    test('asks what it began with: a case is asked nothing else meanwhile, and may be called and judged otherwise', async () => {
      const { id } = await newSeries();
      const made = await newItem(id, { operation: 'label' });
      api().faults.set('DHL', { mode: 'late', afterMs: 1500 });
      const begun = await success<TestExecution>(await execute(id));
      const to = { ...made.to, companyName: 'Anderswo GmbH' };
      const another = [{ operation: 'rates' }, { carrier: 'GLS' }, { productCode: 'DHL_EXPRESS' }, { to }];
      for (const more of another)
        expect(await problem(await sendChange(made, more), 409)).toMatchObject({
          title: 'Diese Testreihe wird bereits ausgeführt.',
        });
      await change(made, { name: 'Anders genannt', expected: { label: 'PDF' } });
      api().faults.clear();
      expect((await ended(id, begun.id)).execution.status).toBe('done');
      expect(await leftBehind(begun.id, [made])).toEqual([null]);
      await change(await item(made), { carrier: 'GLS', productCode: 'GLS_BUSINESSPARCEL' });
    });

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
      const toBegin = { status: 'running', endedAt: null, sequence: 0 } as const;
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
      const rows = await db
        .select({ id: testExecutions.id, sequence: testExecutions.sequence })
        .from(testExecutions)
        .where(isOneOfThem);
      expect(rows.find(({ id }) => id === waiting[2])).toMatchObject({ sequence: 0 });
      expect(rows.find(({ id }) => id === waiting[0])?.sequence).toBeGreaterThan(0);
      api().faults.clear();
      await createExecutionRunner(api().services).goOn();
      for (const id of waiting)
        await expect
          .poll(async () => (await db.select().from(testExecutions).where(eq(testExecutions.id, id)))[0])
          .toMatchObject({ status: 'done' });
    });

    test(
      'takes 200 cases at most, and tells of all of them in one execution',
      { timeout: 120_000 },
      async () => {
        const { id } = await newSeries();
        const made = await newItem(id);
        const { db } = api().store;
        const [row] = await db.select().from(tables.testItems).where(eq(tables.testItems.id, made.id));
        if (!row) throw new Error('There is no case');
        const { ordinal: _, ...copied } = row;
        const more = Array.from({ length: limits.testItems - 1 }, (_unused, index) => ({
          ...copied,
          id: `tit_many_${index}`,
        }));
        await db.insert(tables.testItems).values(more);
        expect(await problem(await call(`POST /test-samples/${id}/items`, testCase), 409)).toMatchObject({
          title: 'Eine Testreihe hat höchstens 200\u00A0Testfälle.',
        });
        const { heard } = await listen('backofficeUser');
        const begun = await success<TestExecution>(await execute(id));
        await expect.poll(() => heard.at(-1)?.event).toBe('test-sample-executed');
        const { execution } = await detail(id, begun.id);
        expect(execution).toMatchObject({ status: 'done', total: 200, deviant: 200 });
        expect(heard.map(({ payload }) => payload.sequence)).toEqual(
          Array.from({ length: 3 * limits.testItems + 2 }, (_unused, index) => index + 1),
        );
      },
    );

    test('forgets executions after 90 days', async () => {
      const { id } = await newSeries();
      await newItem(id);
      const { execution } = await run(id);
      const later = (days: number) => new Date(new Date(execution.startedAt).getTime() + days * 86_400_000);
      await pruneExecutions(api().store.db, later(89));
      await detail(id, execution.id);
      await pruneExecutions(api().store.db, later(91));
      await problem(await call(`GET /test-samples/${id}/executions/${execution.id}`), 404);
    });
  });
}
