import { addresses } from '../../platform/addresses.ts';
import { startPlatform } from '../../platform/start-platform.ts';

export type Addresses = ReturnType<typeof addresses>;
/** Where the refresh token is: in a cookie that no script reads, or in localStorage. */
export type RefreshTokenMode = 'cookie' | 'body';

export interface WorkerPlatform {
  readonly addresses: Addresses;
  readonly stop: () => Promise<void>;
}

/** Starts the platform of a worker on ports of its own, beside those of the journeys. */
export async function startWorkerPlatform(
  workerIndex: number,
  mode: RefreshTokenMode,
): Promise<WorkerPlatform> {
  const shift = 20 + 10 * workerIndex;
  const ports = { app: 4200 + shift, api: 4300 + shift, identity: 4400 + shift, control: 4500 + shift };
  const { stop } = await startPlatform(ports, {
    LOTSE_REFRESH_TOKEN_MODE: mode,
    LOTSE_CARRIER_LATENCY: '0',
    // Nobody takes the reports there; what matters is what is in them.
    LOTSE_SENTRY_DSN: `http://public@localhost:${ports.control}/1`,
  });
  return { addresses: addresses(ports), stop };
}
