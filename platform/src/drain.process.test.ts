import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlatformSandbox } from './testing/child-platform.ts';
import type { ChildPlatform } from './testing/child-platform.ts';
import { postOrder, signInAsOwner } from './testing/owner.ts';

let sandbox: PlatformSandbox;
beforeAll(async () => {
  sandbox = await PlatformSandbox.make();
});
afterAll(() => sandbox.clear());

test('an order under way is answered before the platform ends, and nobody new is let in', async () => {
  const { platform, order } = await startWithOrderUnderWay(1500, {});
  platform.child.kill('SIGTERM');
  await expect.poll(isRefused, { interval: 20 }).toBe(true);

  const answer = await order;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ordered' });
  expect(await platform.ends()).toBe(0);
});

test('what takes longer than the time for draining is cut off, and the log says so', async () => {
  const { platform, order } = await startWithOrderUnderWay(6000, { LOTSE_DRAIN_SECONDS: '0.5' });
  const outcome = order.catch((error: Error) => error.message);
  platform.child.kill('SIGTERM');
  expect(await platform.ends()).toBe(0);
  expect(await outcome).toBe('fetch failed');
  expect(platform.output()).toContain('"requests":1,"msg":"Requests were cut off');
});

/** @returns the platform, and the answer to come of an order whose carrier takes its time */
async function startWithOrderUnderWay(
  carrierMs: number,
  settings: Record<string, string>,
): Promise<{ platform: ChildPlatform; order: Promise<Response> }> {
  const platform = sandbox.run({ LOTSE_CARRIER_LATENCY: '0', ...settings });
  await platform.prints('Lotse is ready.');
  const token = await signInAsOwner({ identity: sandbox.url('identity'), app: sandbox.url('app') });
  await sandbox.control('PUT', '/carrier-faults', { faults: `DHL:late:${carrierMs}` });
  const order = postOrder(sandbox.url('api'), token);
  await pause(500);
  return { platform, order };
}

async function isRefused(): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port: sandbox.ports.api });
  try {
    await once(socket, 'connect');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    socket.destroy();
  }
}
