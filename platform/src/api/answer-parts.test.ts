import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendParts, toLines } from './answer-parts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const PATIENCE = 30_000;
const someTurns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

/** An answer of as many parts as somebody takes, each too large to be held beside another one. */
function answer() {
  const seen = { made: 0, isOver: false, isCutOff: false };
  async function* parts() {
    try {
      for (;;) {
        seen.made += 1;
        yield Buffer.alloc(1024 * 1024);
      }
    } finally {
      seen.isOver = true;
    }
  }
  const reply = { raw: { destroy: () => void (seen.isCutOff = true) } } as unknown as FastifyReply;
  return { stream: sendParts(parts(), reply, PATIENCE), seen };
}

test('who takes no further part is cut off in time, and none was made for them', async () => {
  const { stream, seen } = answer();
  stream.read();
  await someTurns();
  const { made } = seen;
  vi.advanceTimersByTime(PATIENCE - 1);
  await someTurns();
  expect(seen.isCutOff).toBe(false);
  vi.advanceTimersByTime(1);
  expect(seen).toMatchObject({ isCutOff: true, made });
  stream.destroy();
  await someTurns();
  expect(seen.isOver).toBe(true);
});

test('who takes one part after the other has as long as it takes', async () => {
  const { stream, seen } = answer();
  for (let part = 0; part < 10; part += 1) {
    stream.read();
    await someTurns();
    vi.advanceTimersByTime(PATIENCE - 1);
  }
  expect(seen.made).toBeGreaterThan(9);
  expect(seen.isCutOff).toBe(false);
  stream.destroy();
});

test('a part that takes long to be made is nobody’s silence', async () => {
  let make = () => {};
  async function* parts() {
    await new Promise<void>((resolve) => (make = resolve));
    yield 'late';
  }
  const destroy = vi.fn<() => void>();
  const stream = sendParts(parts(), { raw: { destroy } } as unknown as FastifyReply, PATIENCE);
  stream.read();
  await someTurns();
  vi.advanceTimersByTime(10 * PATIENCE);
  make();
  expect(String(Buffer.concat(await stream.map((part: string) => Buffer.from(part)).toArray()))).toBe('late');
  expect(destroy).not.toHaveBeenCalled();
});

test('lines of more than four megabytes break off', async () => {
  async function* values() {
    for (let value = 0; value < 5; value += 1) yield 'x'.repeat(1024 * 1024);
  }
  const told: number[] = [];
  const read = async () => {
    for await (const { length } of toLines(values(), (value) => value)) told.push(length);
  };
  await expect(read()).rejects.toThrow('An answer of more than 4194304 characters');
  expect(told).toHaveLength(3);
});
