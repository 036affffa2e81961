import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyPluginCallback } from 'fastify';
import { createLocalJWKSet } from 'jose';
import type { JWK, JWTVerifyGetKey } from 'jose';
import { crossOrigin } from './cross-origin.ts';
import { seedDemoPeople } from './demo-people.ts';
import { endpointPaths } from './endpoint-paths.ts';
import { countCalls } from './faults/count-calls.ts';
import { returnFaults } from './faults/return-faults.ts';
import { tokenCallFaults } from './faults/token-call-faults.ts';
import { addInteractionRoutes } from './interactions.ts';
import { loadSigningKeys, publicKey } from './keys.ts';
import type { Middleware } from './koa.ts';
import { logout } from './logout.ts';
import { createOidcConfiguration } from './oidc-configuration.ts';
import { Provider } from './oidc-provider.ts';
import { isSecure, resolveOptions } from './options.ts';
import type { IdentityProviderOptions, ResolvedOptions } from './options.ts';
import { assets } from './pages/assets.ts';
import { errorPage } from './pages/error-page.ts';
import { renderDocument, sendPage } from './pages/layout.ts';
import { deleteExpiredPayloads } from './payload-adapter.ts';
import { createRefreshCookie } from './refresh-cookie.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import { securityHeaders } from './security-headers.ts';
import { createTokenVerifier } from './token-verifier.ts';
import { userProfile } from './user-profile.ts';

const purgeInterval = 60 * 60 * 1000;

interface IdentityProvider {
  /** All routes of the provider, to be registered at the root of a server of its own. */
  readonly routes: FastifyPluginCallback;
  /** Finds the public key of a token, for a verifier in the same process. */
  readonly getKey: JWTVerifyGetKey;
}

/**
 * The identity provider of the specification's sections 3, 4 and 7 on oidc-provider: authorization
 * code with PKCE, rotating refresh tokens, the claims that the product reads, and German pages.
 * Everything that it has to remember is in the store. Seeds the demo persons if they are wanted.
 */
async function createIdentityProvider(given: IdentityProviderOptions): Promise<IdentityProvider> {
  const options = resolveOptions(given);
  const { db, issuer, audience, clientId } = options;
  if (options.demoData) await seedDemoPeople(db);
  await deleteExpiredPayloads(db);

  const provider = new Provider(issuer, await createOidcConfiguration(options));
  provider.proxy = isSecure(options);

  const keys = await loadSigningKeys(db);
  const getKey = createLocalJWKSet({ keys: keys.map(publicKey) });
  const verify = createTokenVerifier({ issuer, audience, clientId, keys: getKey });
  const cookie = createRefreshCookie(options);

  provider.use(notFound(options.appOrigins[0]));
  provider.use(crossOrigin(options.appOrigins));
  addInstruments(provider, options, keys);
  provider.use(userProfile(options, verify));
  provider.use(logout(provider, options, cookie.clear));
  if (options.refreshTokenMode === 'cookie') provider.use(cookie.middleware);

  return { getKey, routes: createRoutes(provider, options, cookie) };
}

/** Lets tests count calls and spoil answers, where they may. */
function addInstruments(provider: Provider, options: ResolvedOptions, [signingKey]: readonly JWK[]): void {
  const { instruments } = options;
  if (!instruments || !signingKey) return;
  provider.use(countCalls(instruments.countCall));
  provider.use(returnFaults(instruments.faults, options));
  provider.use(tokenCallFaults(instruments.faults, signingKey));
}

function createRoutes(
  provider: Provider,
  options: ResolvedOptions,
  cookie: RefreshCookie,
): FastifyPluginCallback {
  return (scope, _options, done) => {
    const headers = Object.entries(securityHeaders(options));
    scope.addHook('onRequest', async (_request, reply) => {
      // On the raw answer, because most of them are written by oidc-provider.
      for (const [name, value] of headers) reply.raw.setHeader(name, value);
    });
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error(error);
      const page = errorPage(status >= 500 ? 'server' : 'badRequest', options.appOrigins[0]);
      return reply.code(status).type('text/html; charset=utf-8').send(renderDocument(page));
    });
    provider.on('server_error', (_ctx, error) => scope.log.error(error));

    for (const { path, type, content } of Object.values(assets)) {
      scope.get(path, (_request, reply) =>
        reply.type(type).header('Cache-Control', 'public, max-age=31536000, immutable').send(content),
      );
    }
    addInteractionRoutes(scope, provider, options);
    scope.register(async (inner) => mountProvider(inner, provider, options, cookie));

    const purge = setInterval(() => {
      deleteExpiredPayloads(options.db).catch((error: unknown) => scope.log.error(error));
    }, purgeInterval);
    purge.unref();
    scope.addHook('onClose', () => clearInterval(purge));
    done();
  };
}

/** Hands every other request to oidc-provider, body unread: it wants the stream itself. */
function mountProvider(
  scope: FastifyInstance,
  provider: Provider,
  { refreshTokenMode }: ResolvedOptions,
  cookie: RefreshCookie,
): void {
  const handle = provider.callback();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/*', async ({ raw }, reply) => {
    reply.hijack();
    const isTokenCall = raw.method === 'POST' && raw.url === endpointPaths.token;
    await handle(isTokenCall && refreshTokenMode === 'cookie' ? await cookie.fill(raw) : raw, reply.raw);
  });
}

/** A page for addresses that nothing answers to. */
function notFound(appOrigin: string): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status === 404 && !ctx.body && ctx.method === 'GET') {
      sendPage(ctx, 404, errorPage('notFound', appOrigin));
    }
  };
}

export interface RunningIdentityProvider extends IdentityProvider {
  close(): Promise<void>;
}

/** Serves the provider on a port of its own. */
export async function startIdentityProvider(
  options: IdentityProviderOptions & { readonly port: number; readonly host?: string },
): Promise<RunningIdentityProvider> {
  const provider = await createIdentityProvider(options);
  const server = Fastify({ logger: { level: 'error' }, forceCloseConnections: true });
  server.register(provider.routes);
  await server.listen({ port: options.port, host: options.host ?? 'localhost' });
  return { ...provider, close: () => server.close() };
}
