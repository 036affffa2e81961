import type { BrowserContext, WebSocket } from '@playwright/test';
import { domesticDraft, people } from 'contract/fixtures';
import { callApi, createShipment } from '../support/app-inside.ts';
import { openSignedIn } from '../support/signed-in.ts';
import { expectQuiet, expectShipments, openTab, passTime, shiftClock, signOut } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { watchTraffic } from '../support/traffic.ts';

const HOUR_MS = 60 * 60_000;
const handshake = /^40\{"token":"(eyJ[^"]+)"[,}]/;

/** Tokens of the handshakes, as the app sends them: by a web socket, by a request where none comes through. */
function watchHandshakes(context: BrowserContext): string[] {
  const tokens: string[] = [];
  const take = (text: string | Buffer | null) => {
    const token = handshake.exec(String(text))?.[1];
    if (token !== undefined) tokens.push(token);
  };
  context.on('request', (request) => request.url().includes('/socket.io/') && take(request.postData()));
  const watch = (socket: WebSocket) => socket.on('framesent', ({ payload }) => take(payload));
  context.on('page', (page) => page.on('websocket', watch));
  for (const page of context.pages()) page.on('websocket', watch);
  return tokens;
}

test.beforeEach(async ({ page, addresses, control }) => {
  await openSignedIn(page, people.member, addresses);
  await expectShipments(page);
  await expect.poll(() => control.openSockets()).toBe(1);
});

test('B1 B4 after a dismissal the socket comes back by itself, with the token of the moment @main', async ({
  page,
  context,
  control,
}) => {
  const tokens = watchHandshakes(context);
  await page.reload();
  await expect.poll(() => tokens.length).toBe(1);
  await expect.poll(() => control.openSockets()).toBe(1);
  await shiftClock(page, HOUR_MS);
  await callApi(page);
  await control.dismissSockets();
  await expect.poll(() => tokens.length).toBe(2);
  await expect.poll(() => control.openSockets()).toBe(1);
  expect(tokens[1]).not.toBe(tokens[0]);
});

test('B2 after every connection but the first the lists are asked for again', async ({
  page,
  context,
  addresses,
  control,
}) => {
  await expectQuiet(page, control);
  const traffic = watchTraffic(context, addresses);
  const before = traffic.apiCalls().length;
  await control.dismissSockets();
  await expect.poll(() => traffic.apiCalls().length).toBeGreaterThan(before);
  await expectShipments(page);
});

test('B2 what happens between the first answers and the first connection is seen', async ({
  page,
  context,
  browser,
  addresses,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const colleague = await elsewhere.newPage();
  await openSignedIn(colleague, people.owner, addresses);
  await expectShipments(colleague);
  const held = Promise.withResolvers<void>();
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await held.promise;
    socket.connectToServer();
  });
  const traffic = watchTraffic(context, addresses);
  const asked = () => traffic.apiCalls().filter(({ url }) => /\/shipments(?:\?|$)/.test(url));
  await page.reload();
  await expectShipments(page);
  const first = page.getByRole('table').getByRole('row').nth(1);
  const before = await first.textContent();
  expect(await createShipment(colleague, domesticDraft)).toEqual({ ok: 1, failures: [] });
  expect(asked()).toHaveLength(1);
  await expect(first).toHaveText(before ?? '');
  held.resolve();
  await expect(first).not.toHaveText(before ?? '');
  expect(asked()).toHaveLength(2);
  await elsewhere.close();
});

test('B2 a web socket is opened without a request before it', async ({ page, control }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/socket.io/') && asked.push(request.url()));
  await control.reset();
  await page.reload();
  await expectQuiet(page, control);
  expect(asked).toEqual([]);
});

test('B3 a refused token is renewed once and the socket comes back', async ({
  context,
  addresses,
  control,
}) => {
  const traffic = watchTraffic(context, addresses);
  await control.refuseTokens({ socket: 1 });
  await control.dismissSockets();
  await expect.poll(() => control.openSockets()).toBe(0);
  await expect.poll(() => control.openSockets()).toBe(1);
  expect(traffic.tokenCalls().length).toBeLessThanOrEqual(2);
});

test('B3 a server that refuses every token is asked with growing pauses', async ({
  page,
  context,
  addresses,
  control,
}) => {
  const traffic = watchTraffic(context, addresses);
  const tokens = watchHandshakes(context);
  await page.clock.install();
  await control.refuseTokens({ socket: 1000 });
  await control.dismissSockets();
  await passTime(page, 5000);
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  expect(tokens.length).toBeLessThanOrEqual(4);
  expect(traffic.tokenCalls().length).toBeLessThanOrEqual(1);
});

test('B5 a provider that is away leaves no unhandled rejection, and the socket comes back after it', async ({
  page,
  control,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.clock.install();
  await control.setProviderFaults({ tokenCall: { status: 503 } });
  await shiftClock(page, HOUR_MS);
  await control.dismissSockets();
  await passTime(page, 2500);
  expect(await control.openSockets()).toBe(0);
  await control.setProviderFaults({});
  await passTime(page, 15_000);
  await expect.poll(() => control.openSockets()).toBe(1);
  expect(errors).toEqual([]);
});

test('B6 B9 B10 one event is one toast, whatever the person has opened and left', async ({
  page,
  browser,
  addresses,
  baseURL,
  control,
}) => {
  for (let visit = 0; visit < 3; visit += 1) {
    await page.getByRole('link', { name: 'Sendung erstellen' }).first().click();
    await page.getByRole('navigation').getByRole('link', { name: 'Sendungen' }).click();
    await expectShipments(page);
  }
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const colleague = await elsewhere.newPage();
  await openSignedIn(colleague, people.owner, addresses);
  await expectShipments(colleague);
  await expect.poll(() => control.openSockets()).toBe(2);
  expect(await createShipment(colleague, domesticDraft)).toEqual({ ok: 1, failures: [] });
  const toasts = page.getByRole('region', { name: 'Meldungen' }).getByText('Sendung erstellt');
  await expect(toasts).toHaveCount(1);
  await elsewhere.close();
});

test('B7 B8 a dead connection is noticed after waking up, and nothing is said into it twice', async ({
  page,
  control,
}) => {
  const closed: string[] = [];
  page.on('websocket', (socket) => socket.on('close', () => closed.push(socket.url())));
  await page.clock.install();
  await page.reload();
  await expectShipments(page);
  await expect.poll(() => control.openSockets()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await passTime(page, 3500);
  expect(closed).toEqual([]);
  await control.setSocketDeaf(true);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await passTime(page, 6000);
  await expect.poll(() => closed.length).toBe(1);
  await control.setSocketDeaf(false);
  await expect.poll(() => control.openSockets()).toBe(1);
});

test('B11 a socket whose token ends is connected again with the next one', async ({
  page,
  context,
  control,
}) => {
  const tokens = watchHandshakes(context);
  await control.setProviderFaults({ accessTokenLifetime: 3 });
  await page.reload();
  await expect.poll(() => tokens.length).toBe(1);
  await control.setProviderFaults({});
  await expect.poll(() => tokens.length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => control.openSockets()).toBe(1);
  expect(tokens.at(-1)).not.toBe(tokens[0]);
});

test('B12 signing out disconnects the sockets of all tabs, for good', async ({ page, context, control }) => {
  await context.clock.install();
  const other = await openTab(context);
  await expect.poll(() => control.openSockets()).toBe(2);
  const tokens = watchHandshakes(context);
  await signOut(page);
  await expect.poll(() => control.openSockets()).toBe(0);
  await Promise.all([page, other].map((tab) => passTime(tab, 4000)));
  expect(await control.openSockets()).toBe(0);
  expect(tokens).toEqual([]);
});
