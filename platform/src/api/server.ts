import cors from '@fastify/cors';
import { headerNames, LOCALE } from 'contract';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PREFLIGHT_SECONDS } from '../http/preflight.ts';
import { createRounds } from '../http/rounds.ts';
import { serverOptions } from '../http/server-options.ts';
import type { ServerSurroundings } from '../http/server-options.ts';
import { createLog } from '../logging/log.ts';
import { isOutOfConnections } from '../store/index.ts';
import { busyProblem } from './call-limits.ts';
import { addCompression } from './compression.ts';
import { watchMethods } from './methods.ts';
import { addDocumentation } from './openapi/routes.ts';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';
import { watchDatabase } from './readiness.ts';
import { registerRoutes } from './routes.ts';
import type { RouteSurroundings } from './routes.ts';
import { apiSecurityHeaders } from './security-headers.ts';

export interface ApiOptions extends RouteSurroundings, Partial<ServerSurroundings> {
  /** Exact origins whose pages may call. */
  readonly appOrigins: readonly string[];
  /** Whether browsers reach it over TLS, directly or behind a proxy. */
  readonly isSecure?: boolean;
  /** False while the platform starts, and again from the moment on in which it begins to end. */
  readonly isReady: () => boolean;
}

/** To refuse so many takes a millisecond. */
const CALLS_A_ROUND = 5;
const MAX_BODY_BYTES = 1024 * 1024;

const exposedHeaders = ['Date', 'ETag', 'Retry-After', 'X-Request-Id'];

/**
 * The product API: the routes of the contract, problem+json for everything else, and for whoever
 * operates it `GET /health/live` (the process answers) and `GET /health/ready` (it may be sent
 * calls: everything is up, the database answers, and it is not about to end). What can be called stands in
 * `GET /openapi.json`, to be read at `GET /docs`.
 */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { appOrigins, isSecure = false, log = createLog('error') } = options;
  const securityHeaders = apiSecurityHeaders(isSecure);
  const app = Fastify({
    ...serverOptions({ ...options, log }),
    bodyLimit: MAX_BODY_BYTES,
    // An address that cannot be decoded: no hook has seen it, and the app shall be able to read the answer.
    frameworkErrors: (error, request, reply) => {
      addCommonHeaders(request, reply, securityHeaders);
      const { origin } = request.headers;
      if (origin !== undefined && appOrigins.includes(origin)) {
        reply.headers({
          'access-control-allow-origin': origin,
          'access-control-expose-headers': exposedHeaders.join(', '),
          vary: 'Origin',
        });
      }
      sendProblem(error, request, reply);
    },
  });

  app.addHook('onRequest', async (request, reply) => addCommonHeaders(request, reply, securityHeaders));
  const round = createRounds(CALLS_A_ROUND);
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/health/')) await round();
  });
  const refuseMethod = watchMethods(app);
  // Before what answers preflights, which would answer in English.
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    const isPreflight = headers.origin !== undefined && 'access-control-request-method' in headers;
    // Its route is older than the handler of errors.
    if (method === 'OPTIONS' && !isPreflight) return sendProblem(refuseMethod(url), request, reply);
  });
  await app.register(cors, {
    origin: [...appOrigins],
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      headerNames.timezoneOffset,
      headerNames.locale,
      headerNames.idempotencyKey,
      headerNames.ifMatch,
      'sentry-trace',
      'baggage',
    ],
    exposedHeaders,
    maxAge: PREFLIGHT_SECONDS,
  });
  await addCompression(app);
  // After the headers, without which a browser would not let the app read why it was refused.
  app.addHook('onRequest', async (request) => {
    // The one character that no text in the database can hold: as a search it would be a fault there.
    if (request.url.includes('%00')) throw new ProblemError(400, { detail: problemCopy.invalidQuery });
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') throw new ProblemError(415, { detail: problemCopy.onlyJson });
  });
  app.removeContentTypeParser('text/plain');
  readEmptyJsonAsNothing(app);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(refuseMethod(request.url), request, reply));
  addHealth(app, options);
  addDocumentation(app);
  registerRoutes(app, options);
  return app;
}

function addCommonHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  reply.headers({
    ...securityHeaders,
    [headerNames.requestId]: request.id,
    'cache-control': 'no-store',
    'content-language': LOCALE,
  });
}

function addHealth(app: FastifyInstance, { db, isReady }: ApiOptions): void {
  const databaseAnswers = watchDatabase(db);
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_, reply) => {
    const isUp = isReady() && (await databaseAnswers());
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ready' : 'unavailable' });
  });
}

/** Clients send the JSON content type even where a call has no body. */
function readEmptyJsonAsNothing(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

function sendProblem(
  error: FastifyError | ProblemError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblemError(error);
  // What a handler answers on purpose is no news for the log; a fault of ours is, with its place.
  if (problem.status >= 500 && problem !== error) {
    const route = `${request.method} ${request.routeOptions.url ?? '(unknown path)'}`;
    request.log.error({ err: error, route }, 'A fault has kept a call from being answered');
  }
  return reply
    .code(problem.status)
    .headers({ ...problem.details.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toProblem(request.id)));
}

function toProblemError(error: FastifyError | ProblemError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isOutOfConnections(error)) return busyProblem();
  // The framework's own refusals: unreadable JSON, a body too large, an unknown format.
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return new ProblemError(status in problemCopy.titles ? status : 400);
  return new ProblemError(500, { detail: problemCopy.tryAgain });
}
