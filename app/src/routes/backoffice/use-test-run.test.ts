import { act, cleanup, renderHook } from '@testing-library/react';
import {
  clientEvents,
  type ExecutionDetail,
  type LiveEvent,
  serverEvents,
  type TestResult,
  testItemsApi,
  testSamplesApi,
} from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (payload?: unknown) => void;

const { call, socket } = vi.hoisted(() => {
  const listeners = new Map<string, Set<Listener>>();
  const of = (event: string) => listeners.get(event) ?? new Set();
  return {
    call: vi.fn<(endpoint: unknown, options?: { readonly body?: object }) => Promise<unknown>>(),
    socket: {
      connected: true,
      active: true,
      connect: vi.fn<() => void>(),
      emit: vi.fn<(event: string, payload: object) => void>(),
      on: (event: string, listener: Listener) => listeners.set(event, of(event).add(listener)),
      off: (event: string, listener: Listener) => of(event).delete(listener),
      say: (event: string, payload?: object) => [...of(event)].forEach((listener) => listener(payload)),
    },
  };
});
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: () => undefined }));
// The page's own client, session and socket begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../socket/live-notifications.ts', async () => {
  const { createLiveEvents } = await import('../../socket/live-events.ts');
  return { liveEvents: createLiveEvents(socket) };
});

const { ApiError } = await import('../../http/api-error.ts');
const { forgetEverything } = await import('../../data/cache.ts');
const { liveConnection, RETURN } = await import('../../network/live-connection.ts');
const { oneItem } = await import('../../data/test-samples.ts');
const { useRead } = await import('../../data/use-read.ts');
const { useTestRun } = await import('./use-test-run.ts');
const { execution: one, execute } = testSamplesApi;
const { getItem } = testItemsApi;

const testSampleId = 'tsa_customs';
const result = (position: number, ended: Partial<TestResult>): TestResult => ({
  testItemId: `tit_${position}`,
  position,
  name: `Fall ${position}`,
  carrier: 'DHL',
  status: 'waiting',
  message: '',
  deviations: 0,
  duration: null,
  ...ended,
});

/** Of two cases the first is under way, by the second event. */
const begun: ExecutionDetail = {
  execution: {
    id: 'exe_28',
    testSampleId,
    testItemId: null,
    number: 28,
    status: 'running',
    startedAt: '2026-11-20T13:04:50.000Z',
    endedAt: null,
    startedBy: { id: 'usr_1', full_name: 'Ina Sørensen' },
    total: 2,
    succeeded: 0,
    deviant: 0,
    failed: 0,
    message: '',
    sequence: 2,
  },
  results: [result(1, { status: 'running' }), result(2, {})],
};
const executionId = begun.execution.id;
/** How it stands at the sixth event. */
const later: ExecutionDetail = {
  execution: { ...begun.execution, succeeded: 1, sequence: 6 },
  results: [result(1, { status: 'succeeded', duration: 900 }), result(2, { status: 'received' })],
};

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
  const { result: page, unmount } = renderHook(() => {
    const item = useRead(oneItem({ id: testSampleId, itemId: first.testItemId })).data;
    return { ...useTestRun(testSampleId), received: item?.received };
  });
  await expect.poll(() => page.current.executions).toBeDefined();
  if (known) await expect.poll(() => page.current.results.size).toBe(2);
  return {
    run: () => page.current.run,
    leave: unmount,
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
const first = { testItemId: 'tit_1' };
const second = { testItemId: 'tit_2' };

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

test('one that does not begin says why, and only to its own series', async () => {
  known = { ...later, execution: { ...later.execution, status: 'done' } };
  const page = await open();
  await page.execute('tit_1');
  expect(socket.emit).toHaveBeenCalledExactlyOnceWith(clientEvents.executeTestItem, {
    testSampleId,
    ...first,
  });
  await tell(serverEvents.executionFailed, { testSampleId: 'tsa_other', message: 'Anderswo.' });
  expect(page.run()).toMatchObject({ failure: null, isStarting: true });
  await tell(serverEvents.executionFailed, { testSampleId, message: 'Wird bereits ausgeführt.' });
  expect(page.run()).toMatchObject({ failure: 'Wird bereits ausgeführt.', isStarting: false });
  expect(page.run().execution?.status).toBe('done');
});

test('without a connection it is begun by a call', async () => {
  known = null;
  const page = await open();
  socket.connected = false;
  await page.execute();
  known = begun;
  await act(async () => socket.say('connect_error'));
  await expect.poll(() => page.run().execution?.id).toBe(executionId);
  expect(askedFor(execute)).toBe(1);
  expect(socket.emit).not.toHaveBeenCalled();
});

test('where the answer to that call is lost it is looked up whether one has begun', async () => {
  known = null;
  const page = await open();
  const read = call.getMockImplementation();
  call.mockImplementation(async (endpoint, options) => {
    if (endpoint !== execute) return read?.(endpoint, options);
    known = begun;
    throw new ApiError('timeout', 'no answer');
  });
  socket.connected = false;
  await page.execute();
  await act(async () => socket.say('connect_error'));
  await expect.poll(() => page.run().execution?.id).toBe(executionId);
  expect(page.run()).toMatchObject({ isStarting: false, failure: null });
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

test('where the socket says nothing at all the call is sent soon, and nothing over the socket later', async () => {
  known = null;
  const page = await open();
  socket.connected = false;
  await page.execute();
  expect(askedFor(execute)).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(askedFor(execute)).toBe(1);
  socket.connected = true;
  await tell('connect');
  expect(socket.emit).not.toHaveBeenCalled();
});

test('whoever leaves while a connection is waited for has begun nothing', async () => {
  known = null;
  const page = await open();
  socket.connected = false;
  await page.execute();
  page.leave();
  socket.connected = true;
  await tell('connect');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(socket.emit).not.toHaveBeenCalled();
  expect(askedFor(execute)).toBe(0);
});

test('while a call is under way nobody is told that it has not begun', async () => {
  known = null;
  const page = await open();
  const read = call.getMockImplementation();
  const answer = Promise.withResolvers<unknown>();
  call.mockImplementation((endpoint, options) =>
    endpoint === execute ? answer.promise : (read?.(endpoint, options) ?? Promise.resolve()),
  );
  socket.connected = false;
  await page.execute();
  await act(async () => socket.say('connect_error'));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(page.run()).toMatchObject({ isStarting: true, failure: null });
  known = begun;
  await act(async () => answer.resolve(begun.execution));
  await expect.poll(() => page.run().execution?.id).toBe(executionId);
});

test.each([
  [
    'the socket',
    async () => tell(serverEvents.executionFailed, { testSampleId, message: 'Wird bereits ausgeführt.' }),
  ],
  ['the call', async () => act(async () => socket.say('connect_error'))],
])('where %s refuses since a colleague executes, that execution is shown', async (way, refuse) => {
  known = null;
  const page = await open();
  const read = call.getMockImplementation();
  const problem = { title: 'Läuft.', detail: 'Wird bereits ausgeführt.', status: 409 };
  call.mockImplementation(async (endpoint, options) => {
    if (endpoint === execute) throw new ApiError('conflict', 'runs', { status: 409, problem } as never);
    return read?.(endpoint, options);
  });
  socket.connected = way === 'the socket';
  await page.execute();
  known = begun;
  await refuse();
  await expect.poll(() => page.run().execution?.id).toBe(executionId);
  expect(page.run().failure).toBe('Wird bereits ausgeführt.');
});
