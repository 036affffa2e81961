import { carriers } from 'contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { CarrierFaults } from '../carriers/index.ts';
import type { ProviderFaults } from '../identity/faults/provider-faults.ts';
import type { SocketServer } from '../socket/server.ts';
import type { CallLog } from './call-log.ts';
import type { ControlledParts } from './controls.ts';
import type { TokenRefusals } from './token-refusals.ts';

/** What the session's tests spoil; only where there are demo data. */
export interface SessionControls {
  readonly provider: ProviderFaults;
  readonly refusals: TokenRefusals;
  /** Whether the socket server takes nothing in, as behind a connection that is dead and does not know it. */
  isSocketDeaf: boolean;
}

/** What the orders are carried out on. */
export interface Controlled extends ControlledParts {
  readonly calls: CallLog;
  readonly session: SessionControls | undefined;
}

const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const bodies = {
  carrierFaults: v.strictObject({ faults: v.string() }),
  carrierLatency: v.strictObject({ scale: v.number() }),
  tokenRefusals: v.strictObject({ api: v.optional(amount), socket: v.optional(amount) }),
  socket: v.strictObject({ isDeaf: v.boolean() }),
};

/**
 * A server for tests and demonstrations, on this machine only:
 *
 * - `PUT /carrier-faults`, body `{ "faults": "GLS:fail,UPS:late:4000" }`: from the next call on; empty clears
 * - `PUT /carrier-latency`, body `{ "scale": 0 }`
 * - `GET /calls`: how often each endpoint of the API and of the provider was answered, e.g.
 *   `{ "POST /shipments 200": 1, "POST /oauth2/token refresh_token 200": 2 }`, and `"begun: POST /shipments": 2`,
 *   `"held back: answer": 1` of token calls
 * - `DELETE /calls`: counts from zero
 * - `GET /sockets`: `{ "open": 2 }`
 *
 * and with demo data, for the session:
 *
 * - `PUT /provider-faults`, body as in identity/faults/provider-faults.ts: from the next call on; `{}` clears
 * - `PUT /token-refusals`, body `{ "api": 1, "socket": 2 }`: so many sound tokens are refused from now on
 * - `PUT /sockets`, body `{ "isDeaf": true }`: nothing that a socket says arrives
 * - `DELETE /sockets`: the server dismisses all sockets
 */
export async function startControlServer(controls: Controlled, port: number): Promise<FastifyInstance> {
  const server = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  server.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof v.ValiError ? 400 : 500).send({ message: String(error) }),
  );
  addGeneralControls(server, controls);
  if (controls.session) addSessionControls(server, controls.session, controls.socket);
  await server.listen({ port, host: '127.0.0.1' });
  return server;
}

function addGeneralControls(
  server: FastifyInstance,
  { calls, carriers: carrierControls, socket }: Controlled,
): void {
  server.put('/carrier-faults', async ({ body }, reply) => {
    const parsed = CarrierFaults.parse(v.parse(bodies.carrierFaults, body).faults);
    for (const carrier of carriers) carrierControls.faults.set(carrier, parsed.get(carrier));
    return reply.code(204).send();
  });
  server.put('/carrier-latency', async ({ body }, reply) => {
    carrierControls.latencyScale = v.parse(bodies.carrierLatency, body).scale;
    return reply.code(204).send();
  });
  server.get('/calls', async () => calls.toJSON());
  server.delete('/calls', async (_request, reply) => {
    calls.clear();
    return reply.code(204).send();
  });
  server.get('/sockets', async () => ({ open: socket.openSockets }));
}

function addSessionControls(server: FastifyInstance, controls: SessionControls, socket: SocketServer): void {
  server.put('/provider-faults', async ({ body }, reply) => {
    controls.provider.set(body);
    return reply.code(204).send();
  });
  server.put('/token-refusals', async ({ body }, reply) => {
    controls.refusals.set(v.parse(bodies.tokenRefusals, body));
    return reply.code(204).send();
  });
  server.put('/sockets', async ({ body }, reply) => {
    controls.isSocketDeaf = v.parse(bodies.socket, body).isDeaf;
    return reply.code(204).send();
  });
  server.delete('/sockets', async (_request, reply) => {
    socket.dismissAll();
    return reply.code(204).send();
  });
}
