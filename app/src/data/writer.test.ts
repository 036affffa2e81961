import { expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import type { NamedRead } from './read.ts';
import { write } from './write.ts';
import { createWriter } from './writer.ts';

const thingList = { endpoint: { path: 'things' } } as NamedRead;
const lost = new ApiError('timeout', 'no answer');
const problem = { type: 'about:blank', title: 'no', status: 422 };
const refused = new ApiError('invalid', 'no', { status: 422, problem });

interface Sent {
  readonly input: unknown;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: unknown) => void;
}

/** A writer whose answers the test holds back. */
function setUp(outlivesPage = false) {
  const sent: Sent[] = [];
  const said: unknown[] = [];
  const parts = {
    refresh: vi.fn<(...reads: NamedRead[]) => Promise<unknown>>(() => Promise.resolve()),
    report: vi.fn<(error: unknown) => void>(),
  };
  const writer = createWriter<unknown, string>(
    write(
      (input, { signal, idempotencyKey }) => {
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        sent.push({ input, key: idempotencyKey, signal, resolve, reject });
        return promise;
      },
      { makesOld: [thingList], outlivesPage },
    ),
    {
      onDone: (answer, input) => said.push(['done', answer, input]),
      onFailed: (error, input) => said.push(['failed', error, input]),
    },
    parts,
  );
  const nth = (index: number): Sent => {
    const one = sent[index];
    if (!one) throw new Error(`Nothing was sent for the ${index}th time`);
    return one;
  };
  return { writer, sent, nth, said, ...parts };
}

test('a write is pending and then done: what it makes old is asked anew, and its words are said', async () => {
  const { writer, nth, said, refresh } = setUp();
  const seen: string[] = [];
  writer.subscribe(() => seen.push(writer.getState().kind));
  const run = writer.run('a');
  expect(writer.getState()).toEqual({ kind: 'pending', input: 'a' });
  expect(refresh).not.toHaveBeenCalled();
  nth(0).resolve('A');
  await run;
  expect(writer.getState()).toEqual({ kind: 'done', input: 'a', answer: 'A' });
  expect(seen).toEqual(['pending', 'done']);
  expect(said).toEqual([['done', 'A', 'a']]);
  expect(refresh.mock.calls).toEqual([[thingList]]);
});

test('a write that failed says so, changes nothing, and can be tried again', async () => {
  const { writer, nth, said, refresh, report } = setUp();
  const run = writer.run('a');
  nth(0).reject(refused);
  await run;
  expect(writer.getState()).toEqual({ kind: 'failed', input: 'a', error: refused });
  expect(said).toEqual([['failed', refused, 'a']]);
  expect(refresh).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
  void writer.run('a');
  expect(writer.getState()).toEqual({ kind: 'pending', input: 'a' });
});

test.each([
  [412, 'VERSION_STALE'],
  [409, 'QUOTE_ANSWERED'],
])('where somebody was faster what is shown is old: it is asked anew (%i %s)', async (status, code) => {
  const { writer, nth, refresh } = setUp();
  const run = writer.run('a');
  const problem = { type: 'about:blank', title: 'no', status, code };
  nth(0).reject(new ApiError('conflict', 'no', { status, problem }));
  await run;
  expect(refresh.mock.calls).toEqual([[thingList]]);
});

test('a fault of ours is reported', async () => {
  const { writer, nth, report } = setUp();
  const fault = new TypeError('oops');
  const run = writer.run('a');
  nth(0).reject(fault);
  await run;
  expect(report.mock.calls).toEqual([[fault]]);
  expect(writer.getState()).toEqual({ kind: 'failed', input: 'a', error: fault });
});

test('the same input while it is under way is one write, also where it is another object', () => {
  const { writer, sent } = setUp();
  void writer.run({ name: 'a' });
  void writer.run({ name: 'a' });
  expect(sent).toHaveLength(1);
});

test('another input takes the place of the one before, whose answer is dropped', async () => {
  const { writer, nth, said } = setUp();
  const first = writer.run('a');
  const second = writer.run('b');
  expect(nth(0).signal.aborted).toBe(true);
  nth(1).resolve('B');
  await second;
  nth(0).resolve('A');
  await first;
  expect(writer.getState()).toEqual({ kind: 'done', input: 'b', answer: 'B' });
  expect(said).toEqual([['done', 'B', 'b']]);
});

test.each(['resolve', 'reject'] as const)(
  'after a reset nobody hears of it any more, but what it has, or may have, made old is asked anew: %s',
  async (outcome) => {
    const { writer, nth, said, refresh } = setUp();
    const run = writer.run('a');
    writer.reset();
    expect(nth(0).signal.aborted).toBe(true);
    if (outcome === 'resolve') nth(0).resolve('A');
    else nth(0).reject(lost);
    await run;
    expect(writer.getState()).toEqual({ kind: 'idle' });
    expect(said).toEqual([]);
    expect(refresh.mock.calls).toEqual([[thingList]]);
  },
);

test('one that outlives its page is neither called off nor silent', async () => {
  const { writer, nth, said, refresh } = setUp(true);
  const runs = [writer.run('a'), writer.run('b')];
  writer.reset();
  expect([nth(0), nth(1)].map(({ signal }) => signal.aborted)).toEqual([false, false]);
  nth(0).resolve('A');
  nth(1).reject(refused);
  await Promise.all(runs);
  expect(writer.getState()).toEqual({ kind: 'idle' });
  expect(said).toEqual([
    ['done', 'A', 'a'],
    ['failed', refused, 'b'],
  ]);
  expect(refresh).toHaveBeenCalledOnce();
});

test('whoever speaks knows whether anybody sees the state of what they speak of', async () => {
  const { writer, nth } = setUp(true);
  const seen: unknown[] = [];
  writer.setCallbacks({
    onDone: (_, input, isShown) => seen.push([input, isShown]),
    onFailed: (_, input, isShown) => seen.push([input, isShown]),
  });
  const runs = [writer.run('overtaken'), writer.run('shown')];
  nth(0).resolve('A');
  nth(1).reject(refused);
  await Promise.all(runs);
  const left = writer.run('left');
  writer.reset();
  nth(2).reject(refused);
  await left;
  expect(seen).toEqual([
    ['overtaken', false],
    ['shown', true],
    ['left', false],
  ]);
});

test('once means once, until it has failed', async () => {
  const { writer, sent, nth } = setUp();
  const first = writer.runOnce('a');
  await writer.runOnce('b');
  nth(0).reject(refused);
  await first;
  const second = writer.runOnce('a');
  nth(1).resolve('A');
  await second;
  await writer.runOnce('a');
  expect(sent).toHaveLength(2);
});

test('the same again has the same key while nobody knows what became of it, and any other its own', async () => {
  const { writer, nth } = setUp();
  const fail = async (index: number, input: string, error: ApiError) => {
    const run = writer.run(input);
    nth(index).reject(error);
    await run;
  };
  await fail(0, 'a', lost);
  await fail(1, 'a', lost);
  expect(nth(1).key).toBe(nth(0).key);
  await fail(2, 'b', lost);
  expect(nth(2).key).not.toBe(nth(0).key);
  await fail(3, 'b', refused);
  expect(nth(3).key).toBe(nth(2).key);
  await fail(4, 'b', refused);
  expect(nth(4).key).not.toBe(nth(3).key);
});

test.each([
  ['too many at once', new ApiError('rateLimited', 'wait', { status: 429 })],
  ['an ended session', new ApiError('unauthorized', 'who?', { status: 401 })],
  ['a refusal that is not the platform’s own', new ApiError('invalid', 'no', { status: 400 })],
  ['the attempt before, still under way', new ApiError('conflict', 'in progress', { status: 409 })],
])('%s says nothing about a lost attempt, whose key stays', async (_, error) => {
  const { writer, nth } = setUp();
  for (const [index, failure] of [lost, error, lost].entries()) {
    const run = writer.run('a');
    nth(index).reject(failure);
    await run;
  }
  expect([nth(1).key, nth(2).key]).toEqual([nth(0).key, nth(0).key]);
});

test('a lost attempt keeps its key while something else is done, and one that was called off has it too', async () => {
  const { writer, nth } = setUp();
  const first = writer.run('a');
  nth(0).reject(lost);
  await first;
  const second = writer.run('b');
  nth(1).resolve('B');
  await second;
  void writer.run('a');
  void writer.run('c');
  const third = writer.run('a');
  expect([nth(2).key, nth(4).key]).toEqual([nth(0).key, nth(0).key]);
  nth(4).resolve('A');
  await third;
  void writer.run('a');
  expect(nth(5).key).not.toBe(nth(0).key);
});

test('what is done is done, though its words have failed: the fault is reported', async () => {
  const { writer, nth, report } = setUp();
  const fault = new TypeError('oops');
  const onFailed = vi.fn<() => void>();
  writer.setCallbacks({
    onDone() {
      throw fault;
    },
    onFailed,
  });
  const run = writer.run('a');
  nth(0).resolve('A');
  await run;
  expect(writer.getState()).toEqual({ kind: 'done', input: 'a', answer: 'A' });
  expect(report.mock.calls).toEqual([[fault]]);
  expect(onFailed).not.toHaveBeenCalled();
});

test('a repeated press waits for the answer as the first one does', async () => {
  const { writer, nth } = setUp();
  void writer.run('a');
  let isOver = false;
  const again = writer.run('a').then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  nth(0).resolve('A');
  await again;
  expect(writer.getState().kind).toBe('done');
});

test('one that outlives its page is sent once, though it was given up or left for another meanwhile', async () => {
  const { writer, sent, nth, said } = setUp(true);
  void writer.run('a');
  writer.reset();
  void writer.run('a');
  void writer.run('b');
  const last = writer.run('a');
  expect(sent.map(({ input }) => input)).toEqual(['a', 'b']);
  expect(writer.getState()).toEqual({ kind: 'pending', input: 'a' });
  nth(0).resolve('A');
  await last;
  expect(writer.getState()).toEqual({ kind: 'done', input: 'a', answer: 'A' });
  expect(said).toEqual([['done', 'A', 'a']]);
});

test('what may have been done though nobody knows has made old what it would', async () => {
  const { writer, nth, refresh } = setUp();
  const run = writer.run('a');
  nth(0).reject(lost);
  await run;
  expect(refresh.mock.calls).toEqual([[thingList]]);
});
