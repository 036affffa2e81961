import type { AccessTokenClaims } from 'contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CarrierFaults } from '../carriers/index.ts';
import { ProviderFaults } from '../identity/faults/provider-faults.ts';
import { TokenRefused } from '../identity/index.ts';
import { CallLog } from './call-log.ts';
import { startControlServer } from './server.ts';
import type { SessionControls } from './server.ts';
import { TokenRefusals } from './token-refusals.ts';

const socket = {
  openSockets: 2,
  dismissals: 0,
  dismissAll: () => void (socket.dismissals += 1),
  announce: () => undefined,
  tellSettingsChanged: () => undefined,
  tellOfExecution: () => undefined,
  dismiss: () => undefined,
  close: async () => undefined,
};

let session: SessionControls;
let servers: FastifyInstance[];
beforeEach(() => {
  session = { provider: new ProviderFaults(), refusals: new TokenRefusals(), isSocketDeaf: false };
  servers = [];
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

async function start(controls: SessionControls | undefined): Promise<FastifyInstance> {
  const carriers = { faults: new CarrierFaults(), latencyScale: 1 };
  const server = await startControlServer({ calls: new CallLog(), carriers, socket, session: controls }, 0);
  servers.push(server);
  return server;
}

test('sets the provider’s faults, and says what is wrong with them', async () => {
  const server = await start(session);
  const put = (payload: object) => server.inject({ method: 'PUT', url: '/provider-faults', payload });
  expect((await put({ isRotationOff: true })).statusCode).toBe(204);
  expect(session.provider.current).toEqual({ isRotationOff: true });
  const refused = await put({ rotation: false });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('rotation');
  expect((await put({})).statusCode).toBe(204);
  expect(session.provider.current).toEqual({});
});

test('refuses so many sound tokens at a door, and no more', async () => {
  const server = await start(session);
  await server.inject({ method: 'PUT', url: '/token-refusals', payload: { api: 1 } });
  const claims = { sub: 'person' } as AccessTokenClaims;
  const [api, door] = (['api', 'socket'] as const).map((name) =>
    session.refusals.guard(name, async () => claims),
  );
  await expect(door?.('Bearer x')).resolves.toBe(claims);
  await expect(api?.('Bearer x')).rejects.toThrow(TokenRefused);
  await expect(api?.('Bearer x')).resolves.toBe(claims);
});

test('counts, deafens and dismisses sockets', async () => {
  const server = await start(session);
  expect((await server.inject('/sockets')).json()).toEqual({ open: 2 });
  await server.inject({ method: 'PUT', url: '/sockets', payload: { isDeaf: true } });
  expect(session.isSocketDeaf).toBe(true);
  await server.inject({ method: 'DELETE', url: '/sockets' });
  expect(socket.dismissals).toBe(1);
});

test.each([
  ['PUT', '/provider-faults'],
  ['PUT', '/token-refusals'],
  ['PUT', '/sockets'],
  ['DELETE', '/sockets'],
] as const)('without demo data there is no %s %s', async (method, url) => {
  const server = await start(undefined);
  expect((await server.inject({ method, url, payload: {} })).statusCode).toBe(404);
});
