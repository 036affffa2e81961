import { createFaultHooks, ProviderFaults, TestProvider } from 'platform/identity/testing';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { Device, type Mode } from './device.ts';

/** Longer than a page holds a lock for others after its call. */
const SHORT_MS = 500;

/**
 * A page takes its timers with it; left alone they would go on asking a provider that has stopped. Short ones
 * run out: they give back locks, which all devices of this process share.
 */
function dropTimers(): void {
  const { calls, results } = vi.mocked(setTimeout).mock;
  for (const [index, [, milliseconds = 0]] of calls.entries()) {
    if (milliseconds > SHORT_MS) clearTimeout(results[index]?.value);
  }
}

/** A real provider in this process, one per way of keeping the refresh token, with its faults off. */
export function setUpProviders() {
  const providers = new Map<Mode, TestProvider>();
  const devices: Device[] = [];
  const faults = new ProviderFaults();
  const log: unknown[][] = [];
  const calls: string[] = [];

  async function provider(mode: Mode): Promise<TestProvider> {
    const known = providers.get(mode);
    if (known) return known;
    const started = await TestProvider.start({
      refreshTokenMode: mode,
      hooks: createFaultHooks(faults, (name) => void calls.push(name)),
    });
    providers.set(mode, started);
    return started;
  }

  beforeAll(() => provider('cookie'));
  beforeEach(() => {
    vi.spyOn(globalThis, 'setTimeout');
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...values: unknown[]) => void log.push(values));
    }
  });
  afterEach(() => {
    faults.set({});
    log.length = 0;
    calls.length = 0;
    for (const device of devices.splice(0)) device.close();
    dropTimers();
    vi.restoreAllMocks();
  });
  afterAll(() => Promise.all([...providers.values()].map((running) => running.stop())));

  return {
    faults,
    log,
    calls,
    provider,
    async device(
      ...[mode = 'cookie', change]: [mode?: Mode, change?: ConstructorParameters<typeof Device>[2]]
    ) {
      const device = new Device(await provider(mode), mode, change);
      devices.push(device);
      return device;
    },
  };
}
