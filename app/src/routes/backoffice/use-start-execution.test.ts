import { act, cleanup, renderHook } from '@testing-library/react';
import { type ExecutionDetail, clientEvents, type LiveEvent, serverEvents, testSamplesApi } from 'contract';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begun, executionId, first, later, testSampleId } from './testing/test-run.ts';

const { call, socket } = await vi.hoisted(async () => {
  const { fakeSocket } = await import('./testing/test-run.ts');
  return {
    call: vi.fn<
      (
        endpoint: unknown,
        options?: { readonly body?: object; readonly idempotencyKey?: string },
      ) => Promise<unknown>
    >(),
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

const { ApiError } = await import('../../http/api-error.ts');
const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { executionList } = await import('../../data/test-samples.ts');
const { useTestRun } = await import('./use-test-run.ts');
const { execution, execute, executions } = testSamplesApi;

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
    if (endpoint === execution) return known;
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
  const { result: page, unmount } = renderHook(() => useTestRun(testSampleId));
  await expect.poll(() => page.current.executions).toBeDefined();
  if (known) await expect.poll(() => page.current.results.size).toBe(2);
  return {
    run: () => page.current.run,
    leave: unmount,
    execute: (testItemId?: string) => act(async () => page.current.execute(testItemId)),
  };
}

const tell = (event: LiveEvent | 'connect' | 'disconnect', payload?: object) =>
  act(async () => {
    socket.say(event, payload);
    await vi.advanceTimersByTimeAsync(100);
  });

test('one that does not begin says why, and only to its own series', async () => {
  known = { ...later, execution: { ...later.execution, status: 'done' } };
  const page = await open();
  await page.execute('tit_1');
  const asked = { testSampleId, ...first };
  expect(socket.emit).toHaveBeenCalledExactlyOnceWith(clientEvents.executeTestItem, asked);
  await tell(serverEvents.executionFailed, { testSampleId: 'tsa_other', message: 'Anderswo.' });
  expect(page.run()).toMatchObject({ failure: null, isStarting: true });
  await tell(serverEvents.executionFailed, { testSampleId, message: 'Wird bereits ausgeführt.' });
  expect(page.run()).toMatchObject({ failure: 'Wird bereits ausgeführt.', isStarting: false });
  expect(page.run().execution?.status).toBe('done');
});

test('where an earlier one has failed meanwhile, one that is asked for may begin all the same', async () => {
  known = { ...later, execution: { ...later.execution, status: 'done' } };
  const page = await open();
  await page.execute();
  const ended = { testSampleId, executionId: 'exe_27', sequence: 9, message: 'Mehrmals unterbrochen.' };
  await tell(serverEvents.executionFailed, ended);
  expect(page.run()).toMatchObject({ failure: null, isStarting: true });
});

test('what is asked for while another one waits for a connection takes its place', async () => {
  known = null;
  const page = await open();
  socket.connected = false;
  await page.execute('tit_1');
  await page.execute('tit_2');
  socket.connected = true;
  await tell('connect');
  const second = { testSampleId, testItemId: 'tit_2' };
  expect(socket.emit).toHaveBeenCalledExactlyOnceWith(clientEvents.executeTestItem, second);
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
  // It did not fail: who has begun it stands beside it.
  expect(page.run()).toMatchObject({ isStarting: false, failure: null });
});

test('one that begins after it was given up for lost is not told of as failed', async () => {
  known = null;
  const page = await open();
  await page.execute();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(page.run()).toMatchObject({ isStarting: false, failure: writeFailureCopy.tryAgain });
  known = { ...begun, execution: { ...begun.execution, sequence: 1 } };
  await tell(serverEvents.testSampleExecutionStarted, { testSampleId, executionId, sequence: 1 });
  await expect.poll(() => page.run().execution?.id).toBe(executionId);
  expect(page.run().failure).toBeNull();
});

test.each([
  ['is not read yet', null],
  ['is read anew', { ...begun, execution: { ...begun.execution, id: 'exe_27', number: 27 } }],
])(
  'while it %s what there was before, nothing is begun, and what is lost then is told',
  async (_, before) => {
    known = before;
    const read = call.getMockImplementation();
    const answer = Promise.withResolvers<void>();
    const isHeld = before === null;
    let holds = isHeld;
    call.mockImplementation(async (endpoint, options) => {
      if (endpoint === executions && holds) await answer.promise;
      return read?.(endpoint, options);
    });
    const { result: page } = renderHook(() => useTestRun(testSampleId));
    if (!isHeld) {
      await expect.poll(() => page.current.results.size).toBe(2);
      holds = true;
      act(() => void refresh(executionList));
    }
    await act(async () => page.current.execute());
    expect(page.current.run.isStarting).toBe(true);
    expect(socket.emit).not.toHaveBeenCalled();
    known = { ...later, execution: { ...later.execution, status: 'done' } };
    await act(async () => answer.resolve());
    await expect.poll(() => page.current.run.execution?.id).toBe(executionId);
    await expect.poll(() => socket.emit).toHaveBeenCalledTimes(1);
    expect(page.current.run.isStarting).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(page.current.run).toMatchObject({ isStarting: false, failure: writeFailureCopy.tryAgain });
  },
);

test('what there was before and cannot be read is not waited for longer than a word', async () => {
  const read = call.getMockImplementation();
  const answer = Promise.withResolvers<void>();
  call.mockImplementation(async (endpoint, options) => {
    if (endpoint === executions) await answer.promise;
    return read?.(endpoint, options);
  });
  const { result: page } = renderHook(() => useTestRun(testSampleId));
  await act(async () => page.current.execute());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(page.current.run).toMatchObject({ isStarting: false, failure: writeFailureCopy.tryAgain });
  await act(async () => answer.resolve());
  await expect.poll(() => page.current.run.execution?.id).toBe(executionId);
  expect(socket.emit).not.toHaveBeenCalled();
});

test('a refusal that is heard once an execution has begun is not told beside it, but one of the next is', async () => {
  known = null;
  const page = await open();
  await page.execute();
  known = { ...begun, execution: { ...begun.execution, status: 'done', sequence: 8 } };
  await tell(serverEvents.testSampleExecutionStarted, { testSampleId, executionId, sequence: 1 });
  await expect.poll(() => page.run().execution?.id).toBe(executionId);
  const refuse = () => tell(serverEvents.executionFailed, { testSampleId, message: 'Abgelehnt.' });
  await refuse();
  expect(page.run().failure).toBeNull();
  await page.execute();
  await refuse();
  expect(page.run()).toMatchObject({ isStarting: false, failure: 'Abgelehnt.' });
});

test('without a connection the next one is begun anew, though nobody knows of the answer to the first', async () => {
  known = null;
  const page = await open();
  const read = call.getMockImplementation();
  call.mockImplementation(async (endpoint, options) => {
    if (endpoint !== execute) return read?.(endpoint, options);
    known = { ...begun, execution: { ...begun.execution, status: 'done' } };
    throw new ApiError('timeout', 'no answer');
  });
  socket.connected = false;
  for (let press = 0; press < 2; press += 1) {
    await page.execute();
    await act(async () => socket.say('connect_error'));
    await expect.poll(() => page.run().execution?.id).toBe(executionId);
  }
  const calls = call.mock.calls.filter(([endpoint]) => endpoint === execute);
  const keys = calls.map(([, options]) => options?.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});
