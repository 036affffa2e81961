import { Readable } from 'node:stream';
import { api, headerNames, localDay } from 'contract';
import type { Endpoint } from 'contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { TokenVerifier } from '../identity/token-verifier.ts';
import type { Database } from '../store/index.ts';
import { identifyCaller, requireAnyOf } from './caller.ts';
import type { Call, Handlers, PublicCall } from './handler.ts';
import { readIdempotencyKey, runOnce } from './idempotency.ts';
import { parseBody, parseQuery } from './validation.ts';

export interface RouteSurroundings {
  readonly db: Database;
  readonly verifyToken: TokenVerifier;
  readonly handlers: Handlers;
  readonly now: () => Date;
  /** Whether answers are compared with their schema; a difference is an error then. */
  readonly checkAnswers: boolean;
}

/** A handler whose types the map of handlers has already checked. */
type AnyHandler = (call: Call | PublicCall) => unknown;

/** What orders from carriers is written down before it happens, and for good. */
const hasRecordsOfItsOwn: ReadonlySet<Endpoint> = new Set([api.shipments.create, api.shipments.submit]);

/** Registers a route for every descriptor of the contract, and nothing else. */
export function registerRoutes(app: FastifyInstance, surroundings: RouteSurroundings): void {
  for (const [resource, endpoints] of Object.entries(api)) {
    const handlers = surroundings.handlers[resource as keyof Handlers] as Readonly<
      Record<string, AnyHandler>
    >;
    for (const [name, description] of Object.entries(endpoints)) {
      const handler = handlers[name];
      if (!handler) throw new Error(`No handler for ${resource}.${name}`);
      app.route({
        method: description.method,
        url: `/${description.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        handler: (request, reply) => answer(description, handler, request, reply, surroundings),
      });
    }
  }
}

async function answer(
  description: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  surroundings: RouteSurroundings,
): Promise<FastifyReply> {
  const call = await toCall(description, request, reply, surroundings);
  const check = (value: unknown) => checkAnswer(description, value, surroundings.checkAnswers);
  switch (description.answer) {
    case 'json': {
      const run = async () => JSON.stringify(check(await handler(call)));
      return reply.type('application/json; charset=utf-8').send(
        description.isIdempotent && !hasRecordsOfItsOwn.has(description) && 'caller' in call
          ? await runOnce(
              surroundings.db,
              {
                orgCode: call.caller.orgCode,
                personId: call.caller.personId,
                endpoint: `${request.method} ${pathOf(request)}`,
                key: call.idempotencyKey,
                body: call.body,
              },
              run,
            )
          : await run(),
      );
    }
    case 'ndjson': {
      const lines = handler(call) as AsyncIterable<unknown>;
      return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(toLines(lines, check)));
    }
    case 'pdf': {
      const { bytes, fileName } = (await handler(call)) as { bytes: Uint8Array; fileName: string };
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${fileName}"`)
        .send(bytes);
    }
    case 'empty':
      await handler(call);
      return reply.code(204).send();
  }
}

/** The path without the query, which says nothing about what a creating call does. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url;
}

/** Who calls comes first: nobody learns from an error message what only a member may know. */
async function toCall(
  description: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { verifyToken, now }: RouteSurroundings,
): Promise<Call | PublicCall> {
  const identity =
    description.isPublic === true ? undefined : await identify(description, request, verifyToken);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return {
    ...identity,
    params: request.params as Readonly<Record<string, string>>,
    query: description.query ? parseQuery(description.query, request.query) : undefined,
    body: description.body ? parseBody(description.body, request.body) : request.body,
    today: localDay(now(), readTimezoneOffset(request.headers[headerNames.timezoneOffset])),
    requestId: request.id,
    signal: gone.signal,
  };
}

/** Who calls and under which key; whoever may not is refused here. */
async function identify(
  { anyOf, isIdempotent }: Endpoint,
  { headers }: FastifyRequest,
  verifyToken: TokenVerifier,
): Promise<Pick<Call, 'caller' | 'idempotencyKey'>> {
  const caller = await identifyCaller(verifyToken, headers.authorization);
  requireAnyOf(caller, anyOf);
  const idempotencyKey = isIdempotent ? readIdempotencyKey(headers[headerNames.idempotencyKey]) : '';
  return { caller, idempotencyKey };
}

/** Farthest from UTC that a place on earth is, in minutes. */
const MAX_OFFSET = 14 * 60;

/** Minutes as `Date#getTimezoneOffset` gives them; undefined, which means the server's own, for nonsense. */
function readTimezoneOffset(header: string | string[] | undefined): number | undefined {
  const minutes = typeof header === 'string' && /^-?\d{1,3}$/.test(header) ? Number(header) : Number.NaN;
  return Math.abs(minutes) <= MAX_OFFSET ? minutes : undefined;
}

/** @throws when the answer is not what the contract promises: a fault of the platform. */
function checkAnswer({ response, path }: Endpoint, value: unknown, isOn: boolean): unknown {
  if (!isOn || !response) return value;
  const result = v.safeParse(response, value);
  if (result.success) return value;
  throw new Error(`Answer of ${path} breaks the contract: ${JSON.stringify(v.flatten(result.issues))}`);
}

async function* toLines(values: AsyncIterable<unknown>, check: (value: unknown) => unknown) {
  for await (const value of values) yield `${JSON.stringify(check(value))}\n`;
}
