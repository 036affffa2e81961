import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { headerNames, LOCALE } from 'contract';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';
import { registerRoutes } from './routes.ts';
import type { RouteSurroundings } from './routes.ts';

export interface ApiOptions extends RouteSurroundings {
  /** Exact origins whose pages may call. */
  readonly appOrigins: readonly string[];
  /** Whether everything behind `GET /health` is up. */
  readonly isReady: () => boolean;
}

const MAX_BODY_BYTES = 1024 * 1024;

/** The product API: the routes of the contract, `GET /health`, and problem+json for everything else. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'error' },
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    // Open connections must not hold up the end of the process.
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      [headerNames.requestId]: request.id,
      'cache-control': 'no-store',
      'content-language': LOCALE,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    // The one character that no text in the database can hold: as a search it would be a fault there.
    if (request.url.includes('%00')) throw new ProblemError(400, { detail: problemCopy.invalidQuery });
  });
  await app.register(cors, {
    origin: [...options.appOrigins],
    methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      headerNames.timezoneOffset,
      headerNames.locale,
      headerNames.idempotencyKey,
      'sentry-trace',
      'baggage',
    ],
    exposedHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  });
  readEmptyJsonAsNothing(app);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new ProblemError(404, { detail: problemCopy.unknownPath }), request, reply),
  );

  app.get('/health', async (_, reply) => {
    const isReady = options.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'starting' });
  });
  registerRoutes(app, options);
  return app;
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
  // What a handler answers on purpose is no news for the log; a fault of ours is, with its stack.
  if (problem.status >= 500 && problem !== error) request.log.error(error);
  return reply
    .code(problem.status)
    .headers({ ...problem.details.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toProblem(request.id)));
}

function toProblemError(error: FastifyError | ProblemError | Error): ProblemError {
  if (error instanceof ProblemError) return error;
  // The framework's own refusals: unreadable JSON, a body too large, an unknown format.
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return new ProblemError(status in problemCopy.titles ? status : 400);
  return new ProblemError(500, { detail: problemCopy.tryAgain });
}
