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

  /** Squared, so that most answers are quick and few are slow, as with real carriers. */
  function answeringTimeMs(): number {
    calls += 1;
    const share = fractionFrom(`${seed} ${carrier} ${calls}`) ** 2;
    return (FASTEST_MS + share * (SLOWEST_MS - FASTEST_MS)) * environment.latencyScale;
  }

  return async (kind, signal, answer) => {
    signal?.throwIfAborted();
    const fault = faults.get(carrier);
    if (fault.mode === 'timeout') await never(signal);
    await sleep(fault.mode === 'late' ? fault.afterMs : answeringTimeMs(), signal);
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
