import { randomUUID } from 'node:crypto';
import type { TestSample } from 'contract';
import { limits } from 'contract';
import { people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CarrierError } from '../../../carriers/index.ts';
import type { CarrierConnection } from '../../../carriers/index.ts';
import { tables } from '../../../store/index.ts';
import { problem, success } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { testCase } from './poison-samples-of-tests.ts';
import { series, testCenterCalls } from './test-center-kit.ts';

const { auditRecords } = tables;

/** Series of test cases against carriers, and what is found in their answers. */
export function testTestSamples(api: () => TestApi): void {
  const { call, remove, newSeries, newItem, item, items, change, execute, run, leftBehind } =
    testCenterCalls(api);

  const restore: (() => void)[] = [];
  const exchange = (own: Partial<CarrierConnection>) => {
    const { carriers } = api().services;
    const connection = carriers.get('DHL') as CarrierConnection;
    carriers.set('DHL', { ...connection, ...own });
    restore.unshift(() => carriers.set('DHL', connection));
  };

  describe('the test centre', () => {
    afterEach(() => {
      api().faults.clear();
      for (const undo of restore.splice(0)) undo();
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
      expect((await remove(made.id, changed.version, 'backofficeUser')).status).toBe(403);
      expect((await remove(made.id, changed.version)).status).toBe(204);
      await problem(await call(`GET /test-samples/${made.id}`), 404);
      const records = await api()
        .store.db.select()
        .from(auditRecords)
        .where(eq(auditRecords.objectId, made.id))
        .orderBy(auditRecords.at);
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
      [{ ignoredFields: ['rates[].\u0000price'] }, '/ignoredFields'],
      [{ ignoredFields: ['price\ud800'] }, '/ignoredFields'],
      [{ ignoredFields: ['rates\u200b'] }, '/ignoredFields'],
      [{ ignoredFields: ['<b>'] }, '/ignoredFields'],
      [{ ignoredFields: Array.from({ length: 31 }, (_, index) => `f${index}`) }, '/ignoredFields'],
    ])('refuses a series with %o at its field', async (more, pointer) => {
      const told = await problem(await call('POST /test-samples', { ...series, ...more }), 422);
      expect(told.errors).toMatchObject([{ pointer }]);
    });

    test.each([
      [{ operation: 'label', productCode: '' }, '/productCode'],
      [{ from: { ...testCase.from, companyName: '', personName: '' } }, '/from/companyName'],
      [{ to: { ...testCase.to, companyName: '', personName: '' } }, '/to/companyName'],
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
      expect((await remove(`${id}/items/${second.id}`, second.version)).status).toBe(204);
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
      // What was compared in each of them stays, whatever is expected since.
      const answer = (executionId: string) =>
        call(`GET /test-samples/${id}/executions/${executionId}/items/${made.id}`);
      expect(await success(await answer(unsaid.execution.id))).toEqual({
        executionNumber: 1,
        startedAt: unsaid.execution.startedAt,
        tolerancePercent: series.tolerancePercent,
        ignoredFields: series.ignoredFields,
        expected: null,
        received: answered.received,
      });
      expect(await success(await answer(deviant.execution.id))).toMatchObject({ expected: dearer });
      expect(deviant.results).toMatchObject([
        { status: 'deviant', message: '1\u00A0Feld anders', deviations: 1, duration: expect.any(Number) },
      ]);
      const { expectedAt, history } = await item(made);
      expect(history.map(({ executionNumber, status }) => [executionNumber, status])).toEqual([
        [3, 'deviant'],
        [2, 'succeeded'],
        [1, 'deviant'],
      ]);
      expect((await items(id))[0]).toMatchObject({
        expectedAt,
        latest: { status: 'deviant', startedAt: history[0]?.startedAt },
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

    test('keeps an answer without the signs that no store takes', async () => {
      const { id } = await newSeries();
      const label = await newItem(id, { operation: 'label' });
      api().faults.set('DHL', { mode: 'refuse', reason: 'Adresse\0 unbekannt' });
      expect((await run(id)).execution).toMatchObject({ status: 'done', deviant: 1 });
      expect((await item(label)).received).toEqual({ refused: 'Adresse unbekannt' });
    });

    test('orders nothing where its carrier is in production, and asks for prices only', async () => {
      const order = vi.fn<CarrierConnection['order']>();
      exchange({ isProduction: true, order });
      const { id } = await newSeries();
      await newItem(id);
      const label = await newItem(id, { operation: 'label' });
      await newItem(id, { operation: 'cancel' });
      expect((await items(id)).map(({ isExecutable }) => isExecutable)).toEqual([true, false, false]);
      expect((await item(label)).isExecutable).toBe(false);
      const message =
        'Nicht ausgeführt: DHL ist in der Produktivumgebung, und eine Bestellung würde Geld kosten.';
      // The whole series leaves them out: nobody has to wonder what went wrong with them.
      expect(await run(id)).toMatchObject({
        execution: { total: 1, failed: 0 },
        results: [{ status: 'deviant' }],
      });
      expect((await run(id, label.id)).results).toMatchObject([{ status: 'failed', message }]);
      const { id: ordersOnly } = await newSeries();
      await newItem(ordersOnly, { operation: 'cancel' });
      expect(await problem(await execute(ordersOnly), 409)).toMatchObject({
        title: 'Kein Testfall dieser Testreihe ist ausführbar.',
      });
      expect(order).not.toHaveBeenCalled();
    });

    test('tells of an order that could not be cancelled again', async () => {
      const { id } = await newSeries();
      const label = await newItem(id, { operation: 'label' });
      const cancel = async () => Promise.reject(new CarrierError('refused', 'Zu spät'));
      exchange({ cancel });
      const { execution, results } = await run(id);
      const [left] = await leftBehind(execution.id, [label]);
      expect(results).toMatchObject([
        {
          status: 'failed',
          message: `Die Testbestellung ${left?.confirmation.trackingNumber} konnte nicht storniert werden. Stornieren Sie sie bei DHL.`,
        },
      ]);
      expect(api().reported).toContain(`Cancelling the test order ${execution.id}-${label.id} of DHL`);
      // The label is no answer either: what the case says of itself comes first.
      exchange({ label: async () => Promise.reject(new CarrierError('unreachable', 'Away')) });
      expect((await run(id)).results).toMatchObject([
        { message: expect.stringMatching(/^DHL ist nicht erreichbar\. Die Testbestellung \d+ konnte nicht/) },
      ]);
      // Nobody knows of it: it may have been taken, and its carrier cannot say so.
      exchange({
        order: async () => Promise.reject(new CarrierError('faulty', 'Half an answer')),
        find: async () => Promise.reject(new CarrierError('unreachable', 'Away')),
      });
      expect((await run(id)).results).toMatchObject([
        { message: expect.stringMatching(/^DHL hat unverständlich geantwortet\. Die Testbestellung exe_/) },
      ]);
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
      const answer = await call(`GET /test-samples/${id}/executions/${execution.id}/items/${order.id}`);
      expect(answer.status).toBe(message === null ? 200 : 404);
      api().faults.clear();
      expect(await leftBehind(execution.id, [order])).toEqual([null]);
    });
  });
}
