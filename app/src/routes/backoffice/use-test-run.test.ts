import { act, cleanup, renderHook } from '@testing-library/react';
import {
  type ExecutionDetail,
  clientEvents,
  type LiveEvent,
  serverEvents,
  testItemsApi,
  testSamplesApi,
} from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begun, executionId, first, later, second, testSampleId } from './testing/test-run.ts';

const { call, socket } = await vi.hoisted(async () => {
  const { fakeSocket } = await import('./testing/test-run.ts');
  return {
    call: vi.fn<(endpoint: unknown, options?: { readonly body?: object }) => Promise<unknown>>(),
    socket: fakeSocket(),
  };
});
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: () => undefined }));
// The page's own client, session and socket begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../socket/live-notifications.ts', async () => {
  const { createLiveEvents } = await import('../../socket/live-events.ts');
  return { liveEvents: createLiveEvents(socket) };
});

const { forgetEverything } = await import('../../data/cache.ts');
const { liveConnection, RETURN } = await import('../../network/live-connection.ts');
const { oneItem } = await import('../../data/test-samples.ts');
const { useRead } = await import('../../data/use-read.ts');
const { useTestRun } = await import('./use-test-run.ts');
const { execution: one, execute } = testSamplesApi;
const { getItem } = testItemsApi;

/** What the platform has written down. */
let known: ExecutionDetail | null;
const askedFor = (endpoint: unknown) => call.mock.calls.filter(([asked]) => asked === endpoint).length;

beforeEach(() => {
  // Nothing is asked again by itself, so that what is asked is asked for a reason.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.clearAllMocks();
  socket.connected = true;
  known = begun;
  call.mockImplementation(async (endpoint) => {
    if (endpoint === execute) return begun.execution;
    if (endpoint === one) return known;
    if (endpoint === getItem) return { received: { of: known?.execution.id } };
    return { items: known ? [known.execution] : [], totalItems: known ? 1 : 0 };
  });
});
afterEach(() => {
  cleanup();
  forgetEverything();
  vi.useRealTimers();
});

/** A tab with the page of the series, once it has read how it stands. */
async function open() {
  const { result: page } = renderHook(() => {
    const item = useRead(oneItem({ id: testSampleId, itemId: first.testItemId })).data;
    return { ...useTestRun(testSampleId), received: item?.received };
  });
  await expect.poll(() => page.current.executions).toBeDefined();
  if (known) await expect.poll(() => page.current.results.size).toBe(2);
  return {
    run: () => page.current.run,
    received: () => page.current.received,
    statuses: () => [...page.current.results.values()].map(({ status }) => status),
    execute: (testItemId?: string) => act(async () => page.current.execute(testItemId)),
  };
}

const tell = (event: LiveEvent | 'connect' | 'disconnect', payload?: object) =>
  act(async () => {
    socket.say(event, payload);
    await vi.advanceTimersByTimeAsync(100);
  });
const tellOf = (event: LiveEvent, sequence: number, more: object = {}) =>
  tell(event, { testSampleId, executionId, sequence, ...more });

test('a page that is loaded while something is executed goes on with the next event', async () => {
  const page = await open();
  expect(page.statuses()).toEqual(['running', 'waiting']);
  await tellOf(serverEvents.testItemExecutionStarted, 2, second);
  expect(page.statuses()).toEqual(['running', 'waiting']);
  await tellOf(serverEvents.testItemCarrierExecuted, 3, { ...first, carrier: 'DHL' });
  await tellOf(serverEvents.testItemExecuted, 4, { ...first, status: 'succeeded', duration: 900 });
  expect(page.statuses()).toEqual(['succeeded', 'waiting']);
  expect(page.run().execution).toMatchObject({ succeeded: 1, status: 'running' });
  expect(askedFor(one)).toBe(1);
});

test('where an event was missed the execution is read, and heard from its number on', async () => {
  const page = await open();
  known = later;
  await tellOf(serverEvents.testItemExecutionStarted, 5, second);
  await expect.poll(() => page.statuses()).toEqual(['succeeded', 'received']);
  expect(askedFor(one)).toBe(2);
  await tellOf(serverEvents.testItemExecuted, 7, { ...second, status: 'deviant', deviations: 1 });
  expect(page.statuses()).toEqual(['succeeded', 'deviant']);
  expect(askedFor(one)).toBe(2);
});

test('who loses the connection is told so, and reads how it ended once it is back', async () => {
  const page = await open();
  socket.connected = false;
  await tell('disconnect');
  expect(page.run().connection).toBe('off');
  known = { ...later, execution: { ...later.execution, status: 'done', deviant: 1, sequence: 8 } };
  socket.connected = true;
  await tell('connect');
  expect(page.run().connection).toBe('live');
  await act(async () => liveConnection.dispatchEvent(new Event(RETURN)));
  await expect.poll(() => page.run().execution).toMatchObject({ status: 'done', sequence: 8 });
});

test('who was away while it went on reads how it stands, though it is the same execution as before', async () => {
  const page = await open();
  known = later;
  await act(async () => liveConnection.dispatchEvent(new Event(RETURN)));
  // At once, and not with the next of the questions that it asks by the clock.
  expect(askedFor(one)).toBe(2);
  await expect.poll(() => page.statuses()).toEqual(['succeeded', 'received']);
  expect(page.run().execution).toMatchObject({ status: 'running', sequence: 6 });
});

test('what is told of another series between two of its own events is none of its', async () => {
  const page = await open();
  const other = { testSampleId: 'tsa_other', executionId: 'exe_90' };
  await tellOf(serverEvents.testItemExecutionStarted, 3, second);
  await tell(serverEvents.testSampleExecutionStarted, { ...other, sequence: 1 });
  await tellOf(serverEvents.testItemExecuted, 4, { ...first, status: 'succeeded' });
  expect(page.statuses()).toEqual(['succeeded', 'running']);
  expect([askedFor(one), askedFor(testSamplesApi.executions)]).toEqual([1, 1]);
});

test('what is begun in one tab is followed in another', async () => {
  known = null;
  const [here, there] = [await open(), await open()];
  await here.execute();
  expect([here.run().isStarting, there.run().isStarting]).toEqual([true, false]);
  known = { ...begun, execution: { ...begun.execution, sequence: 1 } };
  await tellOf(serverEvents.testSampleExecutionStarted, 1);
  for (const tab of [here, there]) {
    await expect.poll(() => tab.run().execution?.id).toBe(executionId);
    expect(tab.run().isStarting).toBe(false);
  }
  await expect.poll(() => there.statuses()).toEqual(['running', 'waiting']);
  await tellOf(serverEvents.testItemExecutionStarted, 2, second);
  for (const tab of [here, there]) expect(tab.statuses()).toEqual(['running', 'running']);
  expect(socket.emit).toHaveBeenCalledExactlyOnceWith(clientEvents.executeTestSample, { testSampleId });
});

test('an execution that has failed says why', async () => {
  const page = await open();
  await tellOf(serverEvents.executionFailed, 3, { message: 'Mehrmals unterbrochen.' });
  expect(page.run()).toMatchObject({
    failure: 'Mehrmals unterbrochen.',
    execution: { status: 'failed' },
    isStarting: false,
  });
});

test.each([
  ['that this page has begun', async (page: Awaited<ReturnType<typeof open>>) => page.execute('tit_1')],
  [
    'that a colleague has begun while the connection was gone',
    async () => act(async () => liveConnection.dispatchEvent(new Event(RETURN))),
  ],
])(
  'an execution %s and that is over before it is read makes the answer old all the same',
  async (_, hearOf) => {
    known = { ...begun, execution: { ...begun.execution, status: 'done', sequence: 8 } };
    const page = await open();
    expect(page.received()).toEqual({ of: executionId });
    const next = { ...begun.execution, id: 'exe_29', number: 29, testItemId: 'tit_1' };
    known = { ...begun, execution: { ...next, status: 'done', sequence: 4 } };
    await hearOf(page);
    await tell(serverEvents.testItemExecuted, { testSampleId, executionId: next.id, sequence: 3, ...first });
    await expect.poll(() => page.run().execution).toMatchObject({ id: next.id, status: 'done' });
    await expect.poll(() => page.received()).toEqual({ of: next.id });
  },
);

test('what is over when the page opens is not asked for twice', async () => {
  known = { ...begun, execution: { ...begun.execution, status: 'done', sequence: 8 } };
  await open();
  expect(askedFor(getItem)).toBe(1);
});
