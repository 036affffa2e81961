import { PREFLIGHT_SECONDS } from '../http/preflight.ts';
import { endpointPaths } from './endpoint-paths.ts';
import type { Middleware } from './koa.ts';

/** Endpoints that carry tokens. */
export const calledByApp: readonly string[] = [
  endpointPaths.token,
  endpointPaths.userProfile,
  endpointPaths.revocation,
];

/** Headers of an answer that pages of an origin may read. */
export function readableBy(origin: string) {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Date, Retry-After, WWW-Authenticate, X-Request-Id',
  };
}

/** What the app sends; the last two come with every call to this machine once errors are reported. */
const ownHeaders = 'authorization, content-type, timezone-offset, locale, sentry-trace, baggage';
/** A list of names as browsers write it. */
const listOfNames = /^[\w!#$%&'*+.^`|~-]+(?:, *[\w!#$%&'*+.^`|~-]+)*$/;

/**
 * Lets the app, and nobody else, call the endpoints that carry tokens, with its cookies. By hand,
 * because oidc-provider's own answer never allows credentials. `Date` is readable so that the app
 * can tell a clock that is wrong. Any header may come along: client libraries of others name
 * themselves in one, and a page of the app's origin could send it to its own server anyway.
 */
export function crossOrigin(appOrigins: readonly string[]): Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('Origin');
    if (!calledByApp.includes(ctx.path) || origin === '') return next();

    ctx.vary('Origin');
    const isPreflight = ctx.method === 'OPTIONS';
    if (!appOrigins.includes(origin)) {
      // A preflight fails in the browser, since the header that would allow the call is missing.
      ctx.status = isPreflight ? 204 : 403;
      if (!isPreflight) ctx.body = { error: 'invalid_request', error_description: 'origin not allowed' };
      return;
    }
    ctx.set(readableBy(origin));
    if (!isPreflight) return next();
    const wanted = ctx.get('Access-Control-Request-Headers');
    ctx.vary('Access-Control-Request-Headers');
    ctx.set({
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': listOfNames.test(wanted) ? wanted : ownHeaders,
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    });
    ctx.status = 204;
  };
}
