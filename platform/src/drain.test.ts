import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { domesticDraft, people } from 'contract/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from './identity/testing/browser.ts';
import { authorizationRequest, chooseAndReturn } from './identity/testing/sign-in.ts';
import { Playground } from './testing/child-platform.ts';
import type { ChildPlatform } from './testing/child-platform.ts';

let playground: Playground;
beforeAll(async () => {
  playground = await Playground.make();
});
afterAll(() => playground.clear());

test('an order under way is answered before the platform ends, and nobody new is let in', async () => {
  const { platform, order } = await startWithOrderUnderWay(1500, {});
  platform.child.kill('SIGTERM');
  await expect.poll(isRefused, { interval: 20, timeout: 1000 }).toBe(true);

  const answer = await order;
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ordered' });
  expect(await platform.ends()).toBe(0);
}, 120_000);

test('what takes longer than the time for draining is cut off, and the log says so', async () => {
  const { platform, order } = await startWithOrderUnderWay(6000, { LOTSE_DRAIN_SECONDS: '0.5' });
  const outcome = order.catch((error: Error) => error.message);
  const began = Date.now();
  platform.child.kill('SIGTERM');
  expect(await platform.ends()).toBe(0);
  expect(Date.now() - began).toBeLessThan(2500);
  expect(await outcome).toBe('fetch failed');
  expect(platform.output()).toContain('"requests":1,"msg":"Requests were cut off');
}, 120_000);

/** @returns the platform, and the answer to come of an order whose carrier takes its time */
async function startWithOrderUnderWay(
  carrierMs: number,
  settings: Record<string, string>,
): Promise<{ platform: ChildPlatform; order: Promise<Response> }> {
  const platform = playground.run({ LOTSE_CARRIER_LATENCY: '0', ...settings });
  await platform.prints('Lotse is ready.');
  const token = await signIn();
  await playground.control('PUT', '/carrier-faults', { faults: `DHL:late:${carrierMs}` });
  const order = fetch(playground.url('api', '/shipments'), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
      'timezone-offset': '0',
    },
    body: JSON.stringify({
      ...domesticDraft,
      shipmentData: {
        ...domesticDraft.shipmentData,
        requestedDeliveryDate: new Date().toISOString().slice(0, 10),
      },
    }),
  });
  await pause(500);
  return { platform, order };
}

/** An access token of the provider in the child. */
async function signIn(): Promise<string> {
  const [issuer, app] = [playground.url('identity'), playground.url('app')];
  const verifier = randomBytes(28).toString('hex');
  const request = authorizationRequest(issuer, {
    redirect_uri: app,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const browser = new Browser();
  const returned = await chooseAndReturn(browser, issuer, people.owner.id, request);
  const form = {
    client_id: 'spa@live',
    grant_type: 'authorization_code',
    code: returned.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: app,
  };
  const answer = await browser.post(`${issuer}/oauth2/token`, form, { Origin: app });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function isRefused(): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port: playground.ports.api });
  try {
    await once(socket, 'connect');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    socket.destroy();
  }
}
