import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWakeUps } from './wake-ups.ts';

/** The part of a window that sleeps and wakes. */
function fakePage(visibilityState: string) {
  const document = Object.assign(new EventTarget(), { visibilityState });
  const page = Object.assign(new EventTarget(), {
    document,
    setInterval: (handler: () => void, pause: number) => setInterval(handler, pause) as unknown as number,
    clearInterval: (id: number) => clearInterval(id),
  });
  return {
    page: page as unknown as Window,
    say: (type: string, more: object = {}) => page.dispatchEvent(Object.assign(new Event(type), more)),
    show: (next: 'visible' | 'hidden') => {
      document.visibilityState = next;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

function setUp(visibilityState = 'visible') {
  const fake = fakePage(visibilityState);
  const onWakeUp = vi.fn<() => void>();
  return { ...fake, onWakeUp, stop: watchWakeUps(fake.page, Date.now, onWakeUp) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  [45_000, 0],
  [45_001, 1],
])('hidden for %i ms is %i times slept', async (time, times) => {
  const { show, onWakeUp } = setUp();
  show('hidden');
  await vi.advanceTimersByTimeAsync(time);
  show('visible');
  expect(onWakeUp).toHaveBeenCalledTimes(times);
});

test('a page that was opened hidden may have slept too, one that was always seen has not', async () => {
  const hidden = setUp('hidden');
  const seen = setUp();
  await vi.advanceTimersByTimeAsync(45_001);
  hidden.show('visible');
  seen.show('visible');
  expect(hidden.onWakeUp).toHaveBeenCalledTimes(1);
  expect(seen.onWakeUp).not.toHaveBeenCalled();
});

test('hidden again and again is not hidden for long', async () => {
  const { show, onWakeUp } = setUp();
  for (let round = 0; round < 3; round += 1) {
    show('hidden');
    await vi.advanceTimersByTimeAsync(20_000);
    show('visible');
    await vi.advanceTimersByTimeAsync(20_000);
  }
  expect(onWakeUp).not.toHaveBeenCalled();
});

test('coming out of the browser’s memory, or back to a connection, is waking up', () => {
  const { say, onWakeUp } = setUp();
  say('pageshow', { persisted: false });
  expect(onWakeUp).not.toHaveBeenCalled();
  say('pageshow', { persisted: true });
  say('online');
  expect(onWakeUp).toHaveBeenCalledTimes(2);
});

test('a clock that jumps is noticed at the next tick, once', async () => {
  const { onWakeUp } = setUp();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onWakeUp).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onWakeUp).toHaveBeenCalledTimes(1);
});

test('after stopping nothing is told', async () => {
  const { say, show, onWakeUp, stop } = setUp();
  show('hidden');
  stop();
  say('online');
  say('pageshow', { persisted: true });
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(20_000);
  show('visible');
  expect(onWakeUp).not.toHaveBeenCalled();
});
