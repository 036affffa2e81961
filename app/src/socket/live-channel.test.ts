import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ChannelListener, type ChannelSocket, openChannel } from './live-channel.ts';

/** A socket whose server the test plays. */
function fakeSocket() {
  const listeners = new Map<string, Set<ChannelListener>>();
  const socket = {
    active: false,
    connected: false,
    connects: 0,
    /** Whether the server acknowledges what it is asked. */
    isAnswered: true,
    emitted: [] as string[],
    closedEngines: 0,
    io: { engine: { close: () => void (socket.closedEngines += 1) } },
    timeout: (milliseconds: number) => ({
      async emitWithAck(event: string) {
        socket.emitted.push(event);
        if (socket.isAnswered) return;
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        throw new Error('operation has timed out');
      },
    }),
    connect: () => void ((socket.connects += 1), (socket.active = true)),
    disconnect: () => void (socket.active = false),
    on: (event: string, listener: ChannelListener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: ChannelListener) => void listeners.get(event)?.delete(listener),
    say: async (event: string, isActive: boolean, value?: unknown) => {
      socket.active = isActive;
      if (event === 'connect') socket.connected = true;
      if (event === 'disconnect') socket.connected = false;
      for (const listener of listeners.get(event) ?? []) listener(value);
      await vi.advanceTimersByTimeAsync(0);
    },
    heard: () => [...listeners.keys()],
    count: () => [...listeners.values()].reduce((sum, those) => sum + those.size, 0),
  };
  return socket satisfies ChannelSocket;
}

function setUp(renewToken: () => Promise<void> = () => Promise.resolve()) {
  const socket = fakeSocket();
  const handlers = {
    onReturn: vi.fn<() => void>(),
    renewToken: vi.fn<() => Promise<void>>(renewToken),
  };
  const page = { readingForMs: 1200.4 };
  return { socket, handlers, page, ...openChannel(socket, handlers, () => page.readingForMs) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('at its first connection the server is asked for what was missed, at later ones everything is', async () => {
  const { socket, handlers, handshake } = setUp();
  expect(handshake()).toEqual({ readingForMs: 1201 });
  await socket.say('connect', true);
  expect(handlers.onReturn).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    await socket.say('disconnect', true);
    expect(handshake()).toEqual({});
    await socket.say('connect', true);
    expect(handlers.onReturn).toHaveBeenCalledTimes(times);
  }
  expect(socket.connects).toBe(1);
});

test('a page that has read for long, or without a token, asks for everything at its first connection', async () => {
  const old = setUp();
  old.page.readingForMs = 60_001;
  expect(old.handshake()).toEqual({});
  await old.socket.say('connect', true);
  expect(old.handlers.onReturn).toHaveBeenCalledOnce();
  const tokenless = setUp();
  await tokenless.socket.say('connect', true);
  expect(tokenless.handlers.onReturn).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'after an attempt that failed everything is asked for: calls may have failed with it (%s)',
  async (isActive) => {
    const { socket, handlers, handshake } = setUp();
    expect(handshake()).toHaveProperty('readingForMs');
    await socket.say('connect_error', isActive);
    expect(handshake()).toEqual({});
    await socket.say('connect', true);
    expect(handlers.onReturn).toHaveBeenCalledOnce();
  },
);

test('it hears of its connection alone: what the server says goes through the registry', () => {
  const { socket } = setUp();
  expect(socket.heard()).toEqual(['connect', 'connect_error', 'disconnect']);
});

test('a refused token is renewed once at once, then tried with growing pauses up to 30 s', async () => {
  const { socket, handlers } = setUp();
  await socket.say('connect_error', false);
  expect(socket.connects).toBe(2);
  expect(handlers.renewToken).toHaveBeenCalledTimes(1);
  for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = socket.connects;
    await socket.say('connect_error', false);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(socket.connects).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.connects).toBe(before + 1);
  }
  expect(handlers.renewToken).toHaveBeenCalledTimes(1);
});

test('a dismissal by the server is answered like a refusal', async () => {
  const { socket } = setUp();
  await socket.say('connect', true);
  await socket.say('disconnect', false);
  expect(socket.connects).toBe(2);
});

test('without a new token it stays closed', async () => {
  const { socket } = setUp(() => Promise.reject(new Error('ended')));
  await socket.say('connect_error', false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.connects).toBe(1);
});

test('a server that dismisses at once, every time, is not asked at once every time', async () => {
  const { socket, handlers } = setUp();
  for (let dismissal = 0; dismissal < 10; dismissal += 1) {
    await socket.say('connect', true);
    await socket.say('disconnect', false);
  }
  await vi.advanceTimersByTimeAsync(3000);
  expect(handlers.renewToken).toHaveBeenCalledTimes(1);
  expect(socket.connects).toBeLessThanOrEqual(4);
});

test('after a connection that has lasted the pauses begin anew', async () => {
  const { socket, handlers } = setUp();
  await socket.say('connect_error', false);
  await socket.say('connect', true);
  await vi.advanceTimersByTimeAsync(5000);
  await socket.say('disconnect', false);
  expect(handlers.renewToken).toHaveBeenCalledTimes(2);
});

test('a check asks the server, and leaves a connection that answers', async () => {
  const { socket, check } = setUp();
  await socket.say('connect', true);
  expect(socket.emitted, 'whether it knows the question').toEqual(['alive']);
  check();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(socket.emitted).toEqual(['alive', 'alive']);
  expect(socket.closedEngines).toBe(0);
});

test('a server that has never answered is one that does not know the question, and is left alone', async () => {
  const { socket, check } = setUp();
  socket.isAnswered = false;
  await socket.say('connect', true);
  await vi.advanceTimersByTimeAsync(10_000);
  for (let wakeUp = 0; wakeUp < 5; wakeUp += 1) {
    check();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(socket.closedEngines).toBe(0);
  expect(socket.emitted).toEqual(['alive']);

  // The next one may be of ours, and one that answers once is asked ever after.
  socket.isAnswered = true;
  await socket.say('disconnect', true);
  await socket.say('connect', true);
  socket.isAnswered = false;
  check();
  await vi.advanceTimersByTimeAsync(3000);
  expect(socket.closedEngines).toBe(1);
});

test('a check ends a connection that does not answer within three seconds', async () => {
  const { socket, check } = setUp();
  await socket.say('connect', true);
  socket.isAnswered = false;
  check();
  await vi.advanceTimersByTimeAsync(2999);
  expect(socket.closedEngines).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.closedEngines).toBe(1);
});

test('a check that outlives its connection, or its channel, ends nothing', async () => {
  const { socket, check, close } = setUp();
  await socket.say('connect', true);
  socket.isAnswered = false;
  check();
  await socket.say('disconnect', true);
  await vi.advanceTimersByTimeAsync(3000);
  await socket.say('connect', true);
  check();
  close();
  await vi.advanceTimersByTimeAsync(3000);
  expect(socket.closedEngines).toBe(0);
});

test('whoever closes while a token is renewed is not connected again', async () => {
  const renewal = Promise.withResolvers<void>();
  const { socket, close } = setUp(() => renewal.promise);
  await socket.say('connect_error', false);
  close();
  renewal.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.connects).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a connection that was short-lived does not count as stable later', async () => {
  const { socket, handlers } = setUp();
  await socket.say('connect_error', false);
  await socket.say('connect', true);
  await vi.advanceTimersByTimeAsync(4000);
  await socket.say('disconnect', false);
  await vi.advanceTimersByTimeAsync(2000);
  await socket.say('connect_error', false);
  expect(handlers.renewToken).toHaveBeenCalledTimes(1);
});

test('without a connection nothing is said, so nothing is kept to be said later', async () => {
  const { socket, check, close } = setUp();
  check();
  await socket.say('connect', true);
  await socket.say('disconnect', true);
  check();
  close();
  check();
  expect(socket.emitted).toEqual(['alive']);
});

test('opened and closed fifty times it is listened to once', () => {
  const socket = fakeSocket();
  const handlers = {
    onReturn: () => undefined,
    renewToken: async () => undefined,
  };
  for (let cycle = 0; cycle < 50; cycle += 1) openChannel(socket, handlers, () => 0).close();
  openChannel(socket, handlers, () => 0);
  expect(socket.count()).toBe(3);
});

test('closing leaves no listener, no timer and no connection', async () => {
  const { socket, close } = setUp();
  await socket.say('connect', true);
  await socket.say('connect_error', false);
  await socket.say('connect_error', false);
  await socket.say('connect', true);
  close();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.connects).toBe(2);
  expect(socket.active).toBe(false);
  expect(socket.count()).toBe(0);
});
