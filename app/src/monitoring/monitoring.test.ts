import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseConfig, type RuntimeConfig } from '../config.ts';

const loaded = vi.hoisted(() => ({
  sentry: vi.fn<() => void>(),
  replay: vi.fn<() => void>(),
  tracing: vi.fn<() => void>(),
  startSentry: vi.fn<(dsn: string, config: unknown, mayRecord: () => boolean) => void>(),
  startTracing: vi.fn<() => void>(),
  startReplay: vi.fn<(isMasked: boolean) => () => void>(),
}));
// Whether the code is fetched at all is what is tried here.
vi.mock('./sentry.ts', () => {
  loaded.sentry();
  return { startSentry: loaded.startSentry };
});
vi.mock('./replay.ts', () => {
  loaded.replay();
  return { startReplay: loaded.startReplay };
});
vi.mock('./tracing.ts', () => {
  loaded.tracing();
  return { startTracing: loaded.startTracing };
});

const { startMonitoring } = await import('./monitoring.ts');

const plain = parseConfig(
  JSON.stringify({
    apiUrl: 'https://api.example',
    socketUrl: 'https://api.example',
    authDomain: 'https://login.example',
  }),
);
const withDsn: RuntimeConfig = { ...plain, sentryDsn: 'https://key@errors.example/7' };
const stop = vi.fn<() => void>();

/** A decision that can be taken back. */
function decision(isRecordingEnabled: boolean) {
  const listeners = new Set<() => void>();
  let isOn = isRecordingEnabled;
  return {
    mayRecord: () => isOn,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(isNowOn: boolean) {
      isOn = isNowOn;
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  loaded.startReplay.mockReturnValue(stop);
});
afterEach(() => vi.clearAllMocks());

test('without a DSN nothing starts, is loaded or is even asked for', async () => {
  const loadConsent = vi.fn<() => Promise<never>>();
  await startMonitoring(plain, loadConsent);
  expect(loaded.sentry).not.toHaveBeenCalled();
  expect(loaded.replay).not.toHaveBeenCalled();
  expect(loadConsent).not.toHaveBeenCalled();
});

test('with one errors are reported, and without consent no code of recording and tracing is loaded', async () => {
  await startMonitoring(withDsn, async () => decision(false));
  expect(loaded.startSentry).toHaveBeenCalledExactlyOnceWith(
    withDsn.sentryDsn,
    withDsn,
    expect.any(Function),
  );
  expect(loaded.replay).not.toHaveBeenCalled();
  expect(loaded.tracing).not.toHaveBeenCalled();
});

test('more than errors may leave once a consent is known, and as long as it lasts', async () => {
  const consent = decision(true);
  const mayRecord = () => loaded.startSentry.mock.lastCall?.[2]();
  await startMonitoring(withDsn, async () => {
    expect(mayRecord()).toBe(false);
    return consent;
  });
  expect(mayRecord()).toBe(true);
  expect(loaded.startTracing).toHaveBeenCalledOnce();
  consent.set(false);
  expect(mayRecord()).toBe(false);
});

test.each([
  [undefined, false],
  [true, true],
])(
  'after consent the screen is recorded; with isReplayMasked %s all masked: %s',
  async (isReplayMasked, isMasked) => {
    await startMonitoring({ ...withDsn, ...(isReplayMasked && { isReplayMasked }) }, async () =>
      decision(true),
    );
    expect(loaded.startReplay).toHaveBeenCalledExactlyOnceWith(isMasked);
    expect(stop).not.toHaveBeenCalled();
  },
);

test('a consent that is withdrawn while the recording loads lets none begin', async () => {
  const mayRecord = vi.fn<() => boolean>(() => false).mockReturnValueOnce(true);
  await startMonitoring(withDsn, async () => ({ ...decision(true), mayRecord }));
  expect(mayRecord).toHaveBeenCalledTimes(2);
  expect(loaded.startReplay).not.toHaveBeenCalled();
  expect(loaded.startTracing).not.toHaveBeenCalled();
});

test('a recording ends when another tab withdraws its consent', async () => {
  const consent = decision(true);
  await startMonitoring(withDsn, async () => consent);
  consent.set(true);
  expect(stop).not.toHaveBeenCalled();
  consent.set(false);
  consent.set(true);
  consent.set(false);
  expect(stop).toHaveBeenCalledOnce();
});
