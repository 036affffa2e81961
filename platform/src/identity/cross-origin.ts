import { endpointPaths } from './endpoint-paths.ts';
import type { Middleware } from './koa.ts';

const paths: readonly string[] = [endpointPaths.token, endpointPaths.userProfile, endpointPaths.revocation];

/**
 * Lets the app, and nobody else, call the endpoints that carry tokens, with its cookies. By hand,
 * because oidc-provider's own answer never allows credentials. `Date` is readable so that the app
 * can tell a clock that is wrong.
 */
export function crossOrigin(appOrigins: readonly string[]): Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('Origin');
    if (!paths.includes(ctx.path) || origin === '') return next();

    ctx.vary('Origin');
    const isPreflight = ctx.method === 'OPTIONS';
    if (!appOrigins.includes(origin)) {
      // A preflight fails in the browser, since the header that would allow the call is missing.
      ctx.status = isPreflight ? 204 : 403;
      if (!isPreflight) ctx.body = { error: 'invalid_request', error_description: 'origin not allowed' };
      return;
    }
    ctx.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'Date, Retry-After, WWW-Authenticate',
    });
    if (!isPreflight) return next();
    ctx.set({
      'Access-Control-Allow-Methods': 'GET, POST',
      // The last two come with every call to this machine once errors are reported.
      'Access-Control-Allow-Headers':
        'authorization, content-type, timezone-offset, locale, sentry-trace, baggage',
      'Access-Control-Max-Age': '600',
    });
    ctx.status = 204;
  };
}
