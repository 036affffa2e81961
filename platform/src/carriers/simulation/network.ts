import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Carrier } from 'contract';
import { CarrierError } from '../carrier-error.ts';
import type { CarrierEnvironment } from '../carrier.ts';
import { fractionFrom } from './seeded.ts';

const FASTEST_MS = 100;
const SLOWEST_MS = 3000;

/** Sends a question over the simulated network and brings back what `answer` gives, or the fault that is switched on. */
export type Send = <T>(
  kind: 'question' | 'order' | 'closing',
  signal: AbortSignal | undefined,
  answer: () => T | Promise<T>,
) => Promise<T>;

/** The network to one carrier: it takes its time, can be called off, and fails as the tests say. */
export function createNetwork(carrier: Carrier, environment: CarrierEnvironment): Send {
  const { faults, seed } = environment;
  let calls = 0;

  function nextAnsweringTimeMs(): number {
    calls += 1;
    return answeringTimeMs(fractionFrom(`${seed} ${carrier} ${calls}`)) * environment.latencyScale;
  }

  return async (kind, signal, answer) => {
    signal?.throwIfAborted();
    const fault = faults.get(carrier);
    if (fault.mode === 'timeout') await never(signal);
    await sleep(fault.mode === 'late' ? fault.afterMs : nextAnsweringTimeMs(), signal);
    if (fault.mode === 'fail') throw new CarrierError('unreachable', `${carrier} cannot be reached`);
    if (fault.mode === 'refuse' && kind === 'order') throw new CarrierError('refused', fault.reason);
    const result = await answer();
    if (fault.mode === 'lost-answer' && kind !== 'question') {
      throw new CarrierError('unreachable', `${carrier} broke off before its answer`, {
        isOutcomeUnknown: true,
      });
    }
    return result;
  };
}

/**
 * How long a carrier takes, in milliseconds: most answers are quick and few are slow, as with real ones.
 * @param luck from 0, the fastest, to 1
 */
export function answeringTimeMs(luck: number): number {
  return FASTEST_MS + luck ** 2 * (SLOWEST_MS - FASTEST_MS);
}

async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (ms === 0) return;
  try {
    await pause(ms, undefined, signal ? { signal } : {});
  } catch {
    // Node wraps the reason in an error of its own; callers want the reason itself.
    signal?.throwIfAborted();
  }
}

async function never(signal: AbortSignal | undefined): Promise<never> {
  if (signal) await once(signal, 'abort');
  signal?.throwIfAborted();
  return new Promise<never>(() => {});
}
