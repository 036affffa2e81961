import type {
  ExecutionDetail,
  ListedTestItem,
  LiveEvent,
  TestExecution,
  TestItem,
  TestSample,
} from 'contract';
import { executionEvents } from 'contract';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { expect } from 'vitest';
import { appOrigin, success } from '../test-api.ts';
import type { PersonName, TestApi } from '../test-api.ts';
import { testCase } from './poison-samples-of-tests.ts';

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

/** A series as it is sent. */
export const series = { name: 'Inland', tolerancePercent: 0, ignoredFields: ['rates[].deliveryDate'] };

/** What tests of the test centre do again and again. */
export function testCenterCalls(api: () => TestApi) {
  const sockets: Socket[] = [];
  const call = (request: `${string} /${string}`, body?: unknown, by: PersonName = 'backofficeAdmin') =>
    api().call(by, request, body === undefined ? {} : { body });
  const remove = (path: string, version: number, by: PersonName = 'backofficeAdmin') =>
    api().call(by, `DELETE /test-samples/${path}`, { headers: { 'if-match': `"${version}"` } });
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
  const sendChange = (before: TestItem, more: object) => {
    const { name, operation, carrier, productCode, from, to, shipmentData, dangerous, insured } = before;
    const { declaredValue, expected } = before;
    const kept = { name, operation, carrier, productCode, from, to, shipmentData, dangerous, insured };
    return api().call('backofficeAdmin', `PATCH /test-samples/${before.testSampleId}/items/${before.id}`, {
      body: { ...kept, declaredValue, expected, ...more },
      headers: { 'if-match': `"${before.version}"` },
    });
  };
  const change = async (before: TestItem, more: object) => success<TestItem>(await sendChange(before, more));
  const ended = async (sampleId: string, id: string) => {
    await expect.poll(async () => (await detail(sampleId, id)).execution.status).not.toBe('running');
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
    for (const event of executionEvents)
      socket.on(event, (payload: Heard['payload']) => void heard.push({ event, payload }));
    await new Promise<void>((resolve) => socket.on('connect', resolve));
    return { socket, heard };
  };

  return {
    call,
    remove,
    newSeries,
    newItem,
    execute,
    detail,
    item,
    items,
    change,
    sendChange,
    ended,
    run,
    leftBehind,
    listen,
    leave: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}
