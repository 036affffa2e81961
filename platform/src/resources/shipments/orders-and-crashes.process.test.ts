import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShipmentsPage } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moves, wantParcel } from './testing/customer.ts';
import type { Told } from './testing/customer.ts';
import { behaviours, startFakeCarrierServer } from './testing/fake-carrier-server.ts';
import type { FakeCarrierServer } from './testing/fake-carrier-server.ts';
import { OrderProcesses } from './testing/order-processes.ts';

/** `pnpm test:all` makes it ten, `pnpm test:long orders` a thousand. */
const RUNS = Number(process.env['LOTSE_ORDER_RUNS'] ?? 4);
/** A process that starts anew takes a second or two, on a machine with other work more. */
const SECONDS_A_RUN = 30;

let dataFolder: string;
let carrier: FakeCarrierServer;
let processes: OrderProcesses;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lotse-orders-'));
  carrier = await startFakeCarrierServer(new Date(FIXTURE_NOW));
  processes = new OrderProcesses({ dataFolder, carrierUrl: carrier.url, now: FIXTURE_NOW }, () =>
    carrier.calm(),
  );
});
afterAll(async () => {
  await processes.close();
  await carrier.close();
  await rm(dataFolder, { recursive: true, force: true });
});

let count = 0;

const parcel = fc.record({
  behaviours: fc.array(fc.constantFrom(...behaviours), { maxLength: 3 }),
  moves: fc.array(fc.constantFrom(...moves), { maxLength: 3 }).map((more) => ['post' as const, ...more]),
  isLookedUpFirst: fc.boolean(),
  attempts: fc.integer({ min: 1, max: 3 }),
});
const round = fc.record({
  // As many steps as one order takes, and more, for those of several at once.
  killAtStep: fc.integer({ min: 0, max: 24 }),
  parcels: fc.array(parcel, { minLength: 1, maxLength: 5 }),
});

test(
  'whatever the carrier does and whenever the process dies, one wish is one order, and every order has its record',
  async () => {
    await fc.assert(
      fc.asyncProperty(round, async ({ killAtStep, parcels }) => {
        await processes.killAt(killAtStep);
        const wishes = parcels.map((wish) => ({ ...wish, referenceNumber: `W-${(count += 1)}` }));
        const told = await Promise.all(
          wishes.map(({ referenceNumber, behaviours: plan, moves: script, isLookedUpFirst, attempts }) => {
            carrier.behave(referenceNumber, plan);
            const first = isLookedUpFirst ? (['look-up-then-late-post'] as const) : [];
            return wantParcel(processes, referenceNumber, [...first, ...script], attempts);
          }),
        );
        await processes.killAt(0);
        while ((await processes.settle()) > 0);
        for (const [index, { referenceNumber }] of wishes.entries()) {
          const expected = numbersOf(told[index]);
          expect(carrier.taken(referenceNumber)).toEqual(expected);
          expect(await storedNumbers(referenceNumber)).toEqual(expected);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    // The processes did die: without that it would have been fair weather.
    expect(processes.deaths).toBeGreaterThan(RUNS / 5);
  },
  RUNS * SECONDS_A_RUN * 1000,
);

function numbersOf(told: Told | undefined): string[] {
  return told?.kind === 'ordered' ? [told.trackingNumber] : [];
}

/** What the list says is ordered under a reference; nothing may be open any more. */
async function storedNumbers(referenceNumber: string): Promise<(string | null)[]> {
  const { body } = await processes.call(`/shipments?search=${referenceNumber}&perPage=100`);
  const { items } = body as ShipmentsPage;
  const own = items.filter((item) => item.referenceNumber === referenceNumber);
  expect(own.filter(({ ordering }) => ordering !== null)).toEqual([]);
  return own.filter(({ status }) => status === 'ordered').map(({ trackingNumber }) => trackingNumber);
}
