import type { ProviderHooks } from '../provider-hooks.ts';
import { countCalls } from './count-calls.ts';
import type { ProviderFaults } from './provider-faults.ts';
import { returnFaults } from './return-faults.ts';
import { tokenCallFaults } from './token-call-faults.ts';

/**
 * Lets tests watch a running provider and spoil what it answers.
 *
 * @param countCall called with the name of each call of the app that was answered, or is held back
 */
export function createFaultHooks(faults: ProviderFaults, countCall: (name: string) => void): ProviderHooks {
  return {
    middleware: (options, signingKey) => [
      countCalls(countCall),
      returnFaults(faults, options),
      tokenCallFaults(faults, signingKey, countCall),
    ],
    now: () => Date.now() + (faults.current.clockOffset ?? 0) * 1000,
    isRotating: () => !faults.current.isRotationOff,
    accessTokenLifetime: () => faults.current.accessTokenLifetime,
  };
}
