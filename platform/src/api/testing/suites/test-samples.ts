import { randomUUID } from 'node:crypto';
import type {
  ExecutionDetail,
  ListedTestItem,
  LiveEvent,
  TestExecution,
  TestItem,
  TestSample,
} from 'contract';
import { clientEvents, limits, serverEvents } from 'contract';
import { people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { pruneExecutions } from '../../../resources/test-samples/retention.ts';
import { createExecutionRunner } from '../../../resources/test-samples/runner.ts';
import { tables } from '../../../store/index.ts';
import { appOrigin, problem, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { testCase } from './poison-samples-of-tests.ts';

const { auditRecords, testExecutions, testResults } = tables;

interface Heard {
  readonly event: LiveEvent;
  readonly payload: {
    readonly testSampleId: string;
    readonly testItemId?: string;
    readonly executionId?: string;
    readonly sequence?: number;
    readonly status?: string;
    readonly message?: string;
  };
}

const events = [
  serverEvents.testSampleExecutionStarted,
  serverEvents.testItemExecutionStarted,
  serverEvents.testItemCarrierExecuted,
  serverEvents.testItemExecuted,
  serverEvents.testSampleExecuted,
  serverEvents.executionFailed,
] as const;

const series = { name: 'Inland', tolerancePercent: 0, ignoredFields: ['rates[].deliveryDate'] };
const soon = { timeout: 20_000, interval: 20 };

/** Series of test cases against carriers, their executions, and the events of them. */
export function testTestSamples(api: () => TestApi): void {
  const sockets: Socket[] = [];
  const call = (request: `${string} /${string}`, body?: unknown, by: PersonName = 'backofficeAdmin') =>
    api().call(by, request, body === undefined ? {} : { body });
  const newSeries = async (more: object = {}) =>
    success<TestSample>(await call('POST /test-samples', { ...series, ...more }));
  const newItem = async (sampleId: string, more: object = {}) =>
    success<TestItem>(
      await call(`POST /test-samples/${sampleId}/items`, { ...testCase, expected: null, ...more }),
    );
  const execute = (sampleId: string, testItemId?: string, by: PersonName = 'backofficeUser') =>
    call(`POST /test-samples/${sampleId}/execute`, { ...(testItemId !== undefined && { testItemId }) }, by);
  const detail = async (sampleId: string, id: string) =>
    success<ExecutionDetail>(await call(`GET /test-samples/${sampleId}/executions/${id}`));
  const item = async ({ testSampleId, id }: Pick<TestItem, 'testSampleId' | 'id'>) =>
    success<TestItem>(await call(`GET /test-samples/${testSampleId}/items/${id}`));
  const items = async (sampleId: string) =>
    (await success<{ readonly items: ListedTestItem[] }>(await call(`GET /test-samples/${sampleId}/items`)))
      .items;
  const change = async (before: TestItem, more: object) => {
    const { name, operation, carrier, productCode, from, to, shipmentData, dangerous, insured } = before;
    const { declaredValue, expected } = before;
    const kept = { name, operation, carrier, productCode, from, to, shipmentData, dangerous, insured };
    return success<TestItem>(
      await api().call('backofficeAdmin', `PATCH /test-samples/${before.testSampleId}/items/${before.id}`, {
        body: { ...kept, declaredValue, expected, ...more },
        headers: { 'if-match': `"${before.version}"` },
      }),
    );
  };
  const ended = async (sampleId: string, id: string) => {
    await vi.waitFor(async () => {
      expect((await detail(sampleId, id)).execution.status).not.toBe('running');
    }, soon);
    return detail(sampleId, id);
  };
  const run = async (sampleId: string, testItemId?: string) => {
    const { id } = await success<TestExecution>(await execute(sampleId, testItemId));
    return ended(sampleId, id);
  };
  /** What still stands in the books of DHL. */
  const leftBehind = (executionId: string, ordered: readonly TestItem[]) =>
    Promise.all(
      ordered.map(async ({ id }) => {
        const dhl = api().services.carriers.get('DHL');
        return (await dhl?.find?.(`${executionId}-${id}`)) ?? null;
      }),
    );
  /** Connects somebody, and tells what they hear of executions. */
  const listen = async (person: PersonName) => {
    const socket = io(api().url, {
      auth: { token: await api().tokenOf(person) },
      transports: ['websocket'],
      extraHeaders: { origin: appOrigin },
    });
    sockets.push(socket);
    const heard: Heard[] = [];
    for (const event of events)
      socket.on(event, (payload: Heard['payload']) => void heard.push({ event, payload }));
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    return { socket, heard };
  };

  describe('the test centre', () => {
    afterEach(() => api().faults.clear());
    afterAll(() => {
      for (const socket of sockets) socket.disconnect();
    });

    test('keeps series that administrators write, and each change is in the audit log', async () => {
      const made = await newSeries();
      expect(made).toMatchObject({
        ...series,
        items: 0,
        carriers: [],
        latest: null,
        version: 1,
        updatedBy: { id: people.backofficeAdmin.id },
      });
      const key = randomUUID();
      const once = await success(
        await api().call('backofficeAdmin', 'POST /test-samples', { body: series, key }),
      );
      expect(
        await success(await api().call('backofficeAdmin', 'POST /test-samples', { body: series, key })),
      ).toEqual(once);
      const changed = await success<TestSample>(
        await api().call('backofficeAdmin', `PATCH /test-samples/${made.id}`, {
          body: { name: 'Ausland', tolerancePercent: 2.5, ignoredFields: [] },
          headers: { 'if-match': '"1"' },
        }),
      );
      expect(changed).toMatchObject({ name: 'Ausland', tolerancePercent: 2.5, version: 2 });
      await newItem(made.id);
      expect((await call(`DELETE /test-samples/${made.id}`, undefined, 'backofficeUser')).status).toBe(403);
      expect((await call(`DELETE /test-samples/${made.id}`)).status).toBe(204);
      await problem(await call(`GET /test-samples/${made.id}`), 404);
      const records = await api()
        .store.db.select()
        .from(auditRecords)
        .where(eq(auditRecords.objectId, made.id));
      expect(records.map(({ objectKind, action }) => [objectKind, action])).toEqual([
        ['test-sample', 'created'],
        ['test-sample', 'changed'],
        ['test-sample', 'deleted'],
      ]);
    });

    test.each([
      [{ name: ' ' }, '/name'],
      [{ tolerancePercent: 100.1 }, '/tolerancePercent'],
      [{ tolerancePercent: 0.123 }, '/tolerancePercent'],
      [{ ignoredFields: ['rates[0].price'] }, '/ignoredFields'],
      [{ ignoredFields: Array.from({ length: 31 }, (_, index) => `f${index}`) }, '/ignoredFields'],
    ])('refuses a series with %o at its field', async (more, pointer) => {
      const told = await problem(await call('POST /test-samples', { ...series, ...more }), 422);
      expect(told.errors).toMatchObject([{ pointer }]);
    });

    test.each([
      [{ operation: 'label', productCode: '' }, '/productCode'],
      [{ expected: 'DHL' }, '/expected'],
      [{ expected: { text: 'x'.repeat(limits.testResult) } }, '/expected'],
      [{ shipmentData: { ...testCase.shipmentData, packages: [] } }, '/shipmentData/packages'],
    ])('refuses a case with %o at its field', async (more, pointer) => {
      const { id } = await newSeries();
      const told = await problem(await call(`POST /test-samples/${id}/items`, { ...testCase, ...more }), 422);
      expect(told.errors).toMatchObject([{ pointer }]);
    });

    test('keeps cases in their order, each with the ones beside it', async () => {
      const { id } = await newSeries();
      const [first, second, third] = [
        await newItem(id, { name: 'Eins' }),
        await newItem(id, { name: 'Zwei', carrier: 'GLS', productCode: '' }),
        await newItem(id, { name: 'Drei' }),
      ];
      expect((await items(id)).map(({ position, name }) => [position, name])).toEqual([
        [1, 'Eins'],
        [2, 'Zwei'],
        [3, 'Drei'],
      ]);
      expect((await item(second)).siblings).toEqual({
        total: 3,
        previous: { id: first.id, name: 'Eins' },
        next: { id: third.id, name: 'Drei' },
      });
      expect(await success<TestSample>(await call(`GET /test-samples/${id}`))).toMatchObject({
        items: 3,
        carriers: ['DHL', 'GLS'],
      });
      expect((await call(`DELETE /test-samples/${id}/items/${second.id}`)).status).toBe(204);
      expect((await items(id)).map(({ position, name }) => [position, name])).toEqual([
        [1, 'Eins'],
        [2, 'Drei'],
      ]);
      const other = await newSeries();
      await problem(await call(`GET /test-samples/${other.id}/items/${first.id}`), 404);
    });

    test('says that a case deviates until somebody has said what is expected, and that it is so afterwards', async () => {
      const { id } = await newSeries();
      const made = await newItem(id);
      const unsaid = await run(id);
      expect(unsaid.execution).toMatchObject({
        number: 1,
        total: 1,
        deviant: 1,
        status: 'done',
        message: '',
      });
      expect(unsaid.results).toMatchObject([{ status: 'deviant', message: 'Noch kein erwartetes Ergebnis' }]);
      const answered = await item(made);
      expect(answered.received).toMatchObject({ rates: [{ carrierProductCode: 'DHL_PAKET' }] });
      const adopted = await change(answered, { expected: answered.received });
      expect(adopted).toMatchObject({ expectedBy: { id: people.backofficeAdmin.id }, version: 2 });
      expect((await run(id)).execution).toMatchObject({ number: 2, succeeded: 1, deviant: 0 });
      const rates = answered.received?.['rates'] as unknown as { readonly priceNetCents: number }[];
      const dearer = { ...answered.received, rates: rates.map((rate) => ({ ...rate, priceNetCents: 1 })) };
      await change(adopted, { expected: dearer });
      const deviant = await run(id);
      expect(deviant.results).toMatchObject([
        { status: 'deviant', message: '1 Feld anders', deviations: 1, duration: expect.any(Number) },
      ]);
      expect(
        (await item(made)).history.map(({ executionNumber, status }) => [executionNumber, status]),
      ).toEqual([
        [3, 'deviant'],
        [2, 'succeeded'],
        [1, 'deviant'],
      ]);
      expect((await items(id))[0]).toMatchObject({
        latest: { status: 'deviant' },
        past: ['deviant', 'succeeded', 'deviant'],
      });
    });

    test('lets numbers differ as far as its series says', async () => {
      const { id } = await newSeries({ tolerancePercent: 10 });
      const made = await newItem(id);
      await run(id);
      const answered = await item(made);
      const rates = answered.received?.['rates'] as unknown as { readonly priceNetCents: number }[];
      const near = rates.map((rate) => ({ ...rate, priceNetCents: Math.round(rate.priceNetCents * 1.05) }));
      await change(answered, { expected: { ...answered.received, rates: near } });
      expect((await run(id)).execution).toMatchObject({ succeeded: 1 });
    });

    test('orders a label, or cancels an order, and leaves no order behind', async () => {
      const { id } = await newSeries();
      const label = await newItem(id, { name: 'Etikett', operation: 'label' });
      const cancel = await newItem(id, { name: 'Storno', operation: 'cancel' });
      const refused = await newItem(id, { name: 'Abgelehnt', operation: 'label', productCode: 'DHL_NICHTS' });
      const { execution } = await run(id);
      expect((await item(label)).received).toMatchObject({
        trackingNumber: expect.any(String),
        rate: { carrierProductCode: 'DHL_PAKET' },
        label: 'PDF',
      });
      expect((await item(cancel)).received).toMatchObject({ cancelled: true });
      expect((await item(refused)).received).toEqual({
        refused: 'DHL kennt das Versandprodukt „DHL_NICHTS“ nicht.',
      });
      expect(await leftBehind(execution.id, [label, cancel, refused])).toEqual([null, null, null]);
    });

    test.each([
      ['fail', 'DHL ist nicht erreichbar.'],
      ['refuse', null],
      ['lost-answer', 'DHL ist nicht erreichbar.'],
    ] as const)('goes on where a carrier has the fault %s', async (mode, message) => {
      const { id } = await newSeries();
      const order = await newItem(id, { operation: 'label' });
      await newItem(id, { carrier: 'GLS', productCode: '' });
      api().faults.set('DHL', mode === 'refuse' ? { mode, reason: 'Adresse unbekannt' } : { mode });
      const { execution, results } = await run(id);
      expect(execution).toMatchObject({ status: 'done', total: 2, failed: message === null ? 0 : 1 });
      expect(results[0]).toMatchObject(
        message === null ? { status: 'deviant' } : { status: 'failed', message },
      );
      expect(results[1]).toMatchObject({ status: 'deviant' });
      api().faults.clear();
      expect(await leftBehind(execution.id, [order])).toEqual([null]);
    });

    test('tells whoever has begun it by POST each event once, in order and without a gap, and nobody else', async () => {
      const { id } = await newSeries();
      const [one, other] = [await newItem(id), await newItem(id, { carrier: 'GLS', productCode: '' })];
      const [mine, theirs] = [await listen('backofficeUser'), await listen('backofficeAdmin')];
      const { execution } = await run(id);
      await vi.waitFor(() => expect(mine.heard.at(-1)?.event).toBe('test-sample-executed'), soon);
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

    test('is begun by the events of the client, too, and a single case ends with itself', async () => {
      const { id } = await newSeries();
      const [, second] = [await newItem(id), await newItem(id)];
      const { socket, heard } = await listen('backofficeUser');
      socket.emit(clientEvents.executeTestSample, { testSampleId: id });
      await vi.waitFor(() => expect(heard.at(-1)?.event).toBe('test-sample-executed'), soon);
      heard.length = 0;
      socket.emit(clientEvents.executeTestItem, { testSampleId: id, testItemId: second.id });
      await vi.waitFor(() => expect(heard.at(-1)?.event).toBe('test-item-executed'), soon);
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
      await vi.waitFor(() => expect([staff.heard.length, customer.heard.length]).toEqual([2, 1]), soon);
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
      await problem(await call(`DELETE /test-samples/${id}`), 409);
      await problem(await call(`DELETE /test-samples/${id}/items/${made.id}`), 409);
      api().faults.clear();
      expect((await ended(id, begun.id)).execution.status).toBe('done');
      await success(await execute(id));
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
      await vi.waitFor(() => expect(heard.at(-1)?.event).toBe('test-sample-executed'), soon);
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
      await vi.waitFor(() => expect(heard.at(-1)?.event).toBe('execution-failed'), soon);
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
      await vi.waitFor(async () => {
        expect((await detail(id, begun.id)).results[0]?.status).toBe('running');
      }, soon);
      await runner.close();
      const [row] = await db.select().from(testExecutions).where(eq(testExecutions.id, begun.id));
      expect(row).toMatchObject({ status: 'running', leaseId: null, deaths: 0 });
      await createExecutionRunner(api().services).goOn();
      expect((await ended(id, begun.id)).execution.status).toBe('done');
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
        await vi.waitFor(() => expect(heard.at(-1)?.event).toBe('test-sample-executed'), {
          timeout: 90_000,
          interval: 100,
        });
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
