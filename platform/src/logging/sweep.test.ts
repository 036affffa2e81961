import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { domesticDraft, people } from 'contract/fixtures';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callerDay } from '../api/caller-day.ts';
import { createApi } from '../api/server.ts';
import { CarrierFaults, connectCarriers, createOrderBook } from '../carriers/index.ts';
import { seedDemoPeople } from '../identity/demo-people.ts';
import { createTokenVerifier } from '../identity/index.ts';
import { Browser } from '../identity/testing/browser.ts';
import { appOrigin, audience, authorizationRequest, refresh } from '../identity/testing/sign-in.ts';
import { TestProvider } from '../identity/testing/test-provider.ts';
import { createResources } from '../resources/index.ts';
import { nobodyElse } from '../services.ts';
import { openSocketServer } from '../socket/server.ts';
import type { SocketServer } from '../socket/server.ts';
import type { Store } from '../store/index.ts';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { createWebServer } from '../web/server.ts';
import { SiteFile } from '../web/site-file.ts';
import { createFaultReporter, createLog } from './log.ts';

/** Stands wherever somebody types, or holds something secret. */
const marker = 'Zyxwarg';

const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });
const faults = new CarrierFaults();

let provider: TestProvider;
let store: Store;
let api: FastifyInstance;
let web: FastifyInstance;
let socket: SocketServer;
let url: string;
let token: string;
/** What the API believes; a test lets it fail. */
let verify = async (_authorization: string | undefined): Promise<never> => {
  throw new Error('not yet');
};

beforeAll(async () => {
  provider = await TestProvider.start({ log });
  token = (await provider.signIn(new Browser(), people.owner.id)).access_token;
  store = await openMemoryStore();
  await seedDemoPeople(store.db);
  const keys = provider.running.getKey;
  verify = createTokenVerifier({ issuer: provider.issuer, audience, keys }) as typeof verify;
  const reportFault = createFaultReporter(log);
  const now = () => new Date();
  api = await createApi({
    log,
    db: store.db,
    verifyToken: (authorization) => verify(authorization),
    resources: createResources({
      db: store.db,
      carriers: connectCarriers({
        now,
        faults,
        latencyScale: 0,
        orderBook: createOrderBook(),
        seed: 'sweep',
      }),
      ...nobodyElse,
      now,
      reportFault,
      jobs: { wake: () => {} },
      carrierCalls: { settled: async () => {} },
      apiOrigin: 'https://api.lotse.example',
    }),
    now,
    appOrigins: [appOrigin],
    isReady: () => true,
    checkAnswers: true,
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  socket = openSocketServer({
    server: api.server,
    verifyToken: (authorization) => verify(authorization),
    findMissed: async () => [],
    execute: async () => undefined,
    appOrigins: [appOrigin],
    reportFault,
  });
  url = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const page = new SiteFile('index.html', Buffer.from('<!doctype html>'));
  const origins = { appOrigin, apiOrigin: url, socketOrigin: url, identityOrigin: provider.issuer };
  web = createWebServer({ files: new Map(), pageFor: () => page, pageForStrangers: page }, origins, { log });
});

afterAll(async () => {
  await socket.close();
  await api.close();
  await web.close();
  await provider.stop();
  await store.close();
});

const call = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': `${marker}-${randomUUID()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });

const block = JSON.parse(
  JSON.stringify(domesticDraft.to).replaceAll(/"(firstName|lastName|street)":"[^"]*"/g, `"$1":"${marker}"`),
) as typeof domesticDraft.to;
const draft = JSON.stringify({
  ...domesticDraft,
  to: block,
  description: marker,
  referenceNumber: marker,
  linkedRecipientId: null,
  linkedSenderId: null,
  shipmentData: {
    ...domesticDraft.shipmentData,
    requestedDeliveryDate: callerDay(new Date(), undefined),
  },
});

/** The log line of the request that was answered so. */
function faultOf(requestId: string | null) {
  const line = lines.find((text) => text.includes(`"requestId":"${requestId}"`) && text.includes('"err"'));
  return line === undefined ? undefined : (JSON.parse(line) as { level: string; err: { type: string } });
}

describe('failures of every kind', () => {
  test('mistakes of callers', async () => {
    const answers = await Promise.all([
      call('GET', `/${marker}?search=${marker}`),
      call('GET', `/shipments?search=${marker}&page=${marker}`),
      call('GET', `/shipments/${marker}`),
      call('GET', `/%E0%A4%A${marker}`),
      call('GET', `/shipments?search=${marker}%00`),
      call('POST', '/shipments', `{"${marker}`),
      call('POST', '/shipments', JSON.stringify({ description: marker })),
      call('POST', '/shipments', `"${marker.repeat(200_000)}"`),
      call('POST', '/shipments', marker, { 'content-type': `application/${marker}` }),
      call('GET', '/shipments', undefined, { authorization: `Bearer ${token}${marker}` }),
      call('GET', '/shipments', undefined, { authorization: `${marker} ${token}` }),
      call('GET', `/organizations/invitations/${marker}/validate`),
    ]);
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });

  test('carriers that refuse, break and lie', async () => {
    for (const fault of [`refuse:${marker}`, 'fail', 'lost-answer']) {
      faults.set('DHL', CarrierFaults.parse(`DHL:${fault}`).get('DHL'));
      expect((await call('POST', '/shipments', draft)).status).toBeGreaterThanOrEqual(400);
    }
    faults.clear();
  });

  test('a provider that is asked for nonsense', async () => {
    const { issuer } = provider;
    const nonsense = { redirect_uri: `https://${marker}.example`, state: marker, client_id: marker };
    await fetch(authorizationRequest(issuer, nonsense).url);
    await fetch(authorizationRequest(issuer, { audience: marker, state: marker }).url, {
      redirect: 'manual',
    });
    // It leads back to the application, which nobody serves here.
    await fetch(`${issuer}/interaction/${marker}?${marker}`, { redirect: 'manual' });
    await fetch(`${issuer}/${marker}`);
    expect((await refresh(new Browser(), issuer, marker)).status).toBe(400);
    const form = { client_id: 'spa@live', grant_type: marker, code: marker, code_verifier: marker };
    expect((await new Browser().post(`${issuer}/oauth2/token`, form, { Origin: appOrigin })).status).toBe(
      400,
    );
  });

  test('pages that are not there', async () => {
    for (const path of [`/${marker}`, `/assets/${marker}.js?${marker}`, `/%E0%A4%A${marker}`]) {
      expect((await web.inject(path)).statusCode).toBe(404);
    }
  });

  test('a verifier that breaks', async () => {
    const before = verify;
    verify = async (authorization) => {
      throw new Error(`no key for ${authorization}`, { cause: new TypeError(marker) });
    };
    const answer = await call('GET', '/shipments', undefined, { authorization: `Bearer ${marker}` });
    expect(answer.status).toBe(500);
    const client = io(url, { auth: { token: marker }, transports: ['websocket'], reconnection: false });
    await new Promise((resolve) => client.on('connect_error', resolve));
    client.disconnect();
    verify = before;
    expect(faultOf(answer.headers.get('x-request-id'))).toMatchObject({ level: 'error' });
    expect(lines.some((line) => line.includes('Fault: Socket handshake'))).toBe(true);
  });

  test('a database that fails, under the number that the person is shown', async () => {
    await store.db.execute(sql`alter table contacts rename column search_text to lost`);
    await store.db.execute(sql`alter table shipments rename column draft to lost`);
    for (const [method, path, body] of [
      ['GET', `/contacts?search=${marker}`],
      ['GET', `/shipments?search=${marker}`],
      ['POST', '/shipments', draft.replace('"isAvis":false', '"isAvis":true')],
    ] as const) {
      const answer = await call(method, path, body);
      expect(answer.status, path).toBe(500);
      const { requestId } = (await answer.json()) as { requestId: string };
      expect(requestId).toBe(answer.headers.get('x-request-id'));
      expect(faultOf(requestId)).toMatchObject({ level: 'error', err: { type: 'DrizzleQueryError' } });
    }
  });

  test('a provider whose database fails, under the number that stands on its page', async () => {
    await provider.db.execute(sql`alter table oidc_payloads rename column payload to lost`);
    const { url: address } = authorizationRequest(provider.issuer, { state: marker, login_hint: marker });
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(500);
    const requestId = answer.headers.get('x-request-id');
    expect(await answer.text()).toContain(`Fehlernummer: ${requestId}`);
    expect(faultOf(requestId)).toMatchObject({ err: { type: 'DrizzleQueryError' } });
    expect((await refresh(new Browser(), provider.issuer, marker)).status).toBe(500);
  });
});

test('leave nothing in the log that anybody has typed or must not know', () => {
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const entry = JSON.parse(line) as Record<string, unknown>;
    expect(entry).toMatchObject({
      level: expect.any(String),
      time: expect.any(String),
      msg: expect.any(String),
    });
    expect(line).not.toMatch(new RegExp(marker, 'i'));
    expect(line).not.toContain(token.slice(0, 40));
    expect(line).not.toMatch(/remoteAddress|"ip"|@lotse\.example/);
  }
});
