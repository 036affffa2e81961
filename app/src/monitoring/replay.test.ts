import { createTransport, init } from '@sentry/react';
import { afterEach, expect, test, vi } from 'vitest';
import { startReplay } from './replay.ts';

const sent: string[] = [];

// The library records nothing under Node unless it is Electron's.
Object.assign(process, { type: 'renderer' });

init({
  dsn: 'https://key@errors.example/7',
  defaultIntegrations: false,
  replaysSessionSampleRate: 1,
  transport: (options) =>
    createTransport(options, async ({ body }) => {
      sent.push(String(body));
      return { statusCode: 200 };
    }),
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a recording that ends leaves at once, sends nothing more and keeps nothing', async () => {
  vi.useFakeTimers();
  const stop = startReplay(false);
  await expect.poll(() => sessionStorage.getItem('sentryReplaySession')).not.toBeNull();
  stop();
  expect(sessionStorage.length).toBe(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sessionStorage.length).toBe(0);
  expect(sent).toEqual([]);
});
