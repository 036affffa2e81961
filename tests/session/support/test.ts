import { expect, test as base } from '@playwright/test';
import { type Control, createControl } from './control.ts';
import { type Addresses, type RefreshTokenMode, startWorkerPlatform } from './platform.ts';

export interface SessionOptions {
  refreshTokenMode: RefreshTokenMode;
}

interface WorkerFixtures extends SessionOptions {
  /** Where the parts of this worker's platform answer. */
  addresses: Addresses;
  control: Control;
}

interface TestFixtures {
  /** Leaves the platform as it was found. */
  allWell: void;
}

/** Playwright's test with a platform of its own per worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  refreshTokenMode: ['cookie', { option: true, scope: 'worker' }],
  addresses: [
    async ({ refreshTokenMode }, provide, { parallelIndex }) => {
      const { addresses, stop } = await startWorkerPlatform(parallelIndex, refreshTokenMode);
      await provide(addresses);
      await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  control: [({ addresses }, provide) => provide(createControl(addresses)), { scope: 'worker' }],
  baseURL: ({ addresses }, provide) => provide(addresses.app),
  allWell: [
    async ({ control }, provide) => {
      // A tab that was closed before its socket became one of its own lingers on the server.
      await control.dismissSockets();
      await control.reset();
      await provide();
    },
    { auto: true },
  ],
});

export { expect };
