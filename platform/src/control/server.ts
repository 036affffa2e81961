import { carriers } from 'contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { CarrierFaults } from '../carriers/index.ts';

/** The part of the carriers' surroundings that may change while they run. */
export interface Switchboard {
  readonly faults: CarrierFaults;
  latencyScale: number;
}

/**
 * A server for tests and demonstrations, on this machine only:
 *
 * - `PUT /carrier-faults`, body `{ "faults": "GLS:fail,UPS:late:4000" }`: from the next call on; empty clears
 * - `PUT /carrier-latency`, body `{ "scale": 0 }`
 * - `GET /calls`: how often each endpoint was answered, e.g. `{ "POST /shipments 200": 1 }`
 * - `DELETE /calls`: counts from zero
 */
export async function startControlServer(
  api: FastifyInstance,
  switchboard: Switchboard,
  port: number,
): Promise<FastifyInstance> {
  const calls = new Map<string, number>();
  api.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    const name = `${method} ${routeOptions.url ?? '(unknown path)'} ${statusCode}`;
    calls.set(name, (calls.get(name) ?? 0) + 1);
  });

  const control = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  control.put<{ Body: { faults: string } }>(
    '/carrier-faults',
    bodyOf('faults', 'string'),
    async (request, reply) => {
      const parsed = CarrierFaults.parse(request.body.faults);
      for (const carrier of carriers) switchboard.faults.set(carrier, parsed.get(carrier));
      return reply.code(204).send();
    },
  );
  control.put<{ Body: { scale: number } }>(
    '/carrier-latency',
    bodyOf('scale', 'number'),
    async (request, reply) => {
      switchboard.latencyScale = request.body.scale;
      return reply.code(204).send();
    },
  );
  control.get('/calls', async () => Object.fromEntries(calls));
  control.delete('/calls', async (_, reply) => {
    calls.clear();
    return reply.code(204).send();
  });
  await control.listen({ port, host: '127.0.0.1' });
  return control;
}

function bodyOf(name: string, type: 'string' | 'number') {
  return { schema: { body: { type: 'object', required: [name], properties: { [name]: { type } } } } };
}
