import { expect, test as base } from '@playwright/test';
import { type Addresses, addresses as addressesOf, type Ports, portsFor } from './addresses.ts';
import { type Control, createControl } from './control.ts';
import { startPlatform, TEMPLATE } from './start-platform.ts';

export interface PlatformOptions {
  /** Where the suite's ports begin, see `portsFor`. */
  firstPort: number;
  /** Whether the data begin empty, as at a first start, which takes longer than a copy of such data. */
  isFirstStart: boolean;
}

interface WorkerFixtures extends PlatformOptions {
  ports: Ports;
  /** Further variables of the platform's environment. */
  settings: NodeJS.ProcessEnv;
  /** Where the parts of this worker's platform answer. */
  addresses: Addresses;
  control: Control;
}

/** Playwright's test with a platform of its own for each worker, so that tests run beside each other and share nothing. */
export const test = base.extend<object, WorkerFixtures>({
  firstPort: [0, { option: true, scope: 'worker' }],
  isFirstStart: [false, { option: true, scope: 'worker' }],
  ports: [
    ({ firstPort }, provide, { parallelIndex }) => provide(portsFor(firstPort, parallelIndex)),
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  settings: [({}, provide) => provide({}), { scope: 'worker' }],
  addresses: [
    async ({ ports, settings, isFirstStart }, provide) => {
      const template = isFirstStart ? undefined : process.env[TEMPLATE];
      const { stop } = await startPlatform(ports, { settings, template });
      await provide(addressesOf(ports));
      await stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  control: [({ addresses }, provide) => provide(createControl(addresses)), { scope: 'worker' }],
  baseURL: ({ addresses }, provide) => provide(addresses.app),
});

export { expect };
