import type { ServerResponse } from 'node:http';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { addressKey } from '../http/address-key.ts';
import { ConnectionDrain } from '../http/connection-drain.ts';
import { serverOptions } from '../http/server-options.ts';
import { calledByApp, readableBy } from './cross-origin.ts';
import { seedDemoPeople } from './demo-people.ts';
import { endpointPaths } from './endpoint-paths.ts';
import { addInteractionRoutes } from './interactions.ts';
import { LiveProvider } from './live-provider.ts';
import { resolveOptions } from './options.ts';
import type { IdentityProviderOptions, ResolvedOptions } from './options.ts';
import { assets } from './pages/assets.ts';
import { errorPage } from './pages/error-page.ts';
import { renderDocument } from './pages/layout.ts';
import { deleteExpiredPayloads } from './payload-adapter.ts';
import { buildProvider } from './provider.ts';
import { createRefreshCookie } from './refresh-cookie.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import { securityHeaders } from './security-headers.ts';

const PURGE_INTERVAL_MS = 60 * 60 * 1000;
const KEY_INTERVAL_MS = 60 * 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** What the caller is counted by, see `addressKey`. */
    countedAs: string;
  }
}

export interface RunningIdentityProvider {
  /** Finds the public key of a token, for a verifier in the same process. */
  readonly getKey: JWTVerifyGetKey;
  /** The server, for whoever ends it without interrupting anybody. */
  readonly drain: ConnectionDrain;
  /** Looks which keys count now; by itself it does so once a minute. */
  refreshKeys(): Promise<void>;
  /** Ends it at once. */
  close(): Promise<void>;
}

/**
 * Serves the identity provider of the specification's sections 3, 4 and 7 on a port of its own:
 * oidc-provider with authorization code and PKCE, rotating refresh tokens, the claims that the
 * product reads, and German pages. Everything that it has to remember is in the store. Seeds the
 * demo persons if they are wanted.
 */
export async function startIdentityProvider(
  given: IdentityProviderOptions & { readonly port: number; readonly host?: string },
): Promise<RunningIdentityProvider> {
  const options = resolveOptions(given);
  const { db, log } = options;
  if (options.demoData) await seedDemoPeople(db);
  await deleteExpiredPayloads(db);

  const cookie = createRefreshCookie(options);
  const requests = new WeakMap<ServerResponse, FastifyRequest>();
  const live = await LiveProvider.start(options, (keys, getKey) => {
    const provider = buildProvider(options, keys, { cookie, getKey });
    reportFaults(provider, options, requests);
    return provider;
  });

  const prepare = createPreparation(options);
  const server = Fastify({
    ...serverOptions({ ...options, knownPaths: Object.values(endpointPaths) }),
    // An address that cannot be decoded: no hook has seen it.
    frameworkErrors: (_error, request, reply) => {
      prepare(request, reply);
      sendError(400, request, reply, options);
    },
  });
  const drain = new ConnectionDrain(server);
  server.decorateRequest('countedAs', '');
  server.addHook('onRequest', async (request, reply) => {
    requests.set(reply.raw, request);
    // Before what proxies say of it is taken away.
    request.countedAs = addressKey(request.ip);
    prepare(request, reply);
    const path = request.url.split('?', 1)[0] ?? '';
    const seconds = await options.limits.countRequest(path, request.countedAs);
    if (seconds !== undefined) return refuseTooMany(path, seconds, request, reply, options);
    // The one character that the database cannot keep.
    if (request.url.includes('%00')) return sendError(400, request, reply, options);
  });
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'A page of the provider has failed');
    return sendError(status, request, reply, options);
  });
  addPages(server, live, options);
  server.register(async (inner) => mountProvider(inner, live, options, cookie));
  const everyNowAndThen = (milliseconds: number, work: () => Promise<void>) =>
    setInterval(() => {
      work().catch((error: unknown) => log.error({ err: error }, 'Upkeep of the provider has failed'));
    }, milliseconds).unref();
  const timers = [
    everyNowAndThen(PURGE_INTERVAL_MS, () => deleteExpiredPayloads(db)),
    everyNowAndThen(KEY_INTERVAL_MS, () => live.refresh()),
  ];
  server.addHook('onClose', async () => timers.forEach((timer) => clearInterval(timer)));
  await server.listen({ port: given.port, host: given.host ?? '127.0.0.1' });
  return {
    getKey: live.getKey,
    drain,
    refreshKeys: () => live.refresh(),
    close: () => drain.end(AbortSignal.abort()),
  };
}

/** A fault of the provider belongs to the request whose number the person is shown. */
function reportFaults(
  provider: Provider,
  { log }: ResolvedOptions,
  requests: WeakMap<ServerResponse, FastifyRequest>,
): void {
  provider.on('server_error', (ctx: KoaContextWithOIDC, error: Error) => {
    (requests.get(ctx.res)?.log ?? log).error({ err: error }, 'The provider has failed');
  });
}

/** What every request and answer gets before anybody looks at it. */
function createPreparation(options: ResolvedOptions): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers = Object.entries(securityHeaders(options));
  const { protocol, host } = new URL(options.issuer);
  return ({ id, raw }, reply) => {
    // On the raw answer, because most of them are written by oidc-provider.
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    reply.raw.setHeader('X-Request-Id', id);
    // oidc-provider makes its addresses and cookies by these. Where it is reached is a setting, and
    // nothing that a request could say.
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    raw.headers['x-forwarded-host'] = host;
    delete raw.headers['x-forwarded-for'];
  };
}

/** A page for people; the app, where it calls, is told in its own form, and may read it. */
function refuseTooMany(
  path: string,
  seconds: number,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { appOrigins }: ResolvedOptions,
): FastifyReply {
  reply.code(429).header('Retry-After', seconds);
  const { origin } = headers;
  if (!calledByApp.includes(path)) {
    return reply.type('text/html; charset=utf-8').send(renderDocument(errorPage('tooMany', appOrigins[0])));
  }
  if (origin !== undefined && appOrigins.includes(origin)) reply.headers(readableBy(origin));
  return reply.send({ error: 'slow_down', error_description: 'too many requests' });
}

function sendError(
  status: number,
  { id }: FastifyRequest,
  reply: FastifyReply,
  { appOrigins }: ResolvedOptions,
): FastifyReply {
  const page =
    status >= 500
      ? errorPage('server', appOrigins[0], { requestId: id })
      : errorPage('badRequest', appOrigins[0]);
  return reply.code(status).type('text/html; charset=utf-8').send(renderDocument(page));
}

function addPages(server: FastifyInstance, live: LiveProvider, options: ResolvedOptions): void {
  for (const { path, type, content } of Object.values(assets)) {
    server.get(path, (_request, reply) =>
      reply.type(type).header('Cache-Control', 'public, max-age=31536000, immutable').send(content),
    );
  }
  addInteractionRoutes(server, live, options);
}

/** Hands every other request to oidc-provider, body unread: it wants the stream itself. */
function mountProvider(
  scope: FastifyInstance,
  live: LiveProvider,
  { refreshTokenMode }: ResolvedOptions,
  cookie: RefreshCookie,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/*', async ({ raw }, reply) => {
    reply.hijack();
    const isTokenCall = raw.method === 'POST' && raw.url === endpointPaths.token;
    await live.handle(isTokenCall && refreshTokenMode === 'cookie' ? await cookie.fill(raw) : raw, reply.raw);
  });
}
