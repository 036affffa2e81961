import type { AddressInfo } from 'node:net';
import { endpoint } from 'contract';
import type { AccessTokenClaims, Endpoint } from 'contract';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { openMemoryStore } from '../../store/testing/open-memory-store.ts';
import type { CallLimits } from '../call-limits.ts';
import type { UploadCall } from '../handler.ts';
import { ProblemError } from '../problem.ts';
import { registerRoutes } from '../routes.ts';

export const described = { path: 'probe', summary: 'Try it', access: 'signed-in', method: 'GET' } as const;
const claimsOf = (sub: string) =>
  ({
    sub,
    org_code: 'org_1',
    permissions: [],
    roles: [{ id: 'role_org_user', key: 'org_user', name: 'Mitglied' }],
    feature_flags: {},
  }) as Partial<AccessTokenClaims> as AccessTokenClaims;

let app: FastifyInstance | undefined;

/** Ends the API that was served last. */
export async function closeProbe(): Promise<void> {
  app?.server.closeAllConnections();
  await app?.close();
}

/** An API of one call, whose tokens are names. */
export async function serve(call: Endpoint, handler: (call: UploadCall) => unknown, callLimits?: CallLimits) {
  const waiting: string[] = [];
  const store = await openMemoryStore();
  const server = Fastify();
  app = server;
  server.addHook('onClose', () => store.close());
  server.setErrorHandler((error, _, reply) =>
    error instanceof ProblemError
      ? reply
          .code(error.status)
          .headers({ ...error.details.headers })
          .send(error.toProblem('1'))
      : reply.code(500).send({ message: String(error) }),
  );
  registerRoutes(
    server,
    {
      db: store.db,
      verifyToken: async (token = '', admit) => {
        const claims = claimsOf(token.replace(/^Bearer /, ''));
        const admitted = admit?.(claims);
        waiting.push(claims.sub);
        await admitted;
        return claims;
      },
      resources: { probe: { handlers: { call: handler }, notFound: 'Fort.' } } as never,
      now: () => new Date('2026-11-20T12:00:00Z'),
      checkAnswers: true,
      ...(callLimits && { callLimits }),
    },
    { probe: { call } },
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/probe`;
  const gone = new Map<Response, AbortController>();
  const ask = async (person: string) => {
    const abort = new AbortController();
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${person}` },
      signal: abort.signal,
    });
    gone.set(answer, abort);
    return answer;
  };
  /** Takes the answer or leaves it. */
  const leave = (answer: Response) => gone.get(answer)?.abort();
  /** Asks, and goes on once the call is at work or in the line. */
  const askAndWait = async (person: string, abort = new AbortController()) => {
    const before = waiting.length;
    const answer = fetch(url, { headers: { authorization: `Bearer ${person}` }, signal: abort.signal });
    await expect.poll(() => waiting.length).toBe(before + 1);
    return { answer, abort };
  };
  return { ask, leave, askAndWait, url, server: server.server };
}

export const table = endpoint({ ...described, answer: 'table' });

/** A table without an end, and how many of them are being made. */
export function endlessTables() {
  const made = { atOnce: 0 };
  async function* parts() {
    made.atOnce += 1;
    try {
      for (;;) yield 'x;'.repeat(32 * 1024);
    } finally {
      made.atOnce -= 1;
    }
  }
  return {
    handler: async () => ({ parts: parts(), fileName: 'Sendungen.csv', mediaType: 'text/csv' }),
    made,
  };
}
