import { setTimeout } from 'node:timers/promises';
import type { TestExecution, TestSample } from 'contract';
import { clientEvents, limits } from 'contract';
import { people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { pruneExecutions } from '../../../resources/test-samples/retention.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { testCase } from './poison-samples-of-tests.ts';
import { testCenterCalls } from './test-center-kit.ts';

/** Executions of test cases, and what is told of them live. */
export function testTestExecutions(api: () => TestApi): void {
  const {
    call,
    remove,
    newSeries,
    newItem,
    item,
    items,
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

    test('has no answer of a case yet that asks something else since, and keeps what it answered before', async () => {
      const { id } = await newSeries();
      const made = await newItem(id);
      const { execution: first } = await run(id);
      const answered = await item(made);
      const adopted = await change(answered, { expected: answered.received, name: 'Anders genannt' });
      expect(adopted.received).toEqual(answered.received);
      const asksElse = await change(adopted, { operation: 'cancel' });
      expect(asksElse).toMatchObject({ received: null, expected: answered.received });
      expect(await item(made)).toEqual(asksElse);
      expect(await items(id)).toMatchObject([{ latest: null, past: [], answersAfter: first.number }]);
      const old = await call(`GET /test-samples/${id}/executions/${first.id}/items/${made.id}`);
      expect(await success(old)).toMatchObject({ received: answered.received });
      await run(id);
      expect((await item(made)).received).toMatchObject({ cancelled: true });
      expect(await items(id)).toMatchObject([{ latest: { status: 'deviant' }, past: ['deviant'] }]);
    });

    test('has the answer of a case that asks something else since, also once the executions before are forgotten', async () => {
      const { id } = await newSeries();
      const made = await newItem(id);
      await run(id);
      const { execution } = await run(id);
      await change(await item(made), { operation: 'cancel' });
      await pruneExecutions(api().store.db, new Date(Date.parse(execution.startedAt) + 91 * 86_400_000));
      expect((await run(id)).execution.number).toBe(3);
      expect((await item(made)).received).toMatchObject({ cancelled: true });
    });

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
