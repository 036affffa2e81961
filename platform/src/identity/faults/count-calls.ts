import type { KoaContextWithOIDC } from 'oidc-provider';
import { endpointPaths } from '../endpoint-paths.ts';
import type { Middleware } from '../koa.ts';

/**
 * Tells of each call of the app that was answered, e.g. `POST /oauth2/token refresh_token 200`;
 * what a fault has kept from the provider has no grant type in its name.
 */
export function countCalls(count: (name: string) => void): Middleware {
  const paths: readonly string[] = [endpointPaths.token, endpointPaths.userProfile];
  return async (ctx, next) => {
    await next();
    if (!paths.includes(ctx.path) || ctx.method === 'OPTIONS') return;
    const { oidc } = ctx as Partial<KoaContextWithOIDC>;
    const grantType = oidc?.params?.['grant_type'];
    const isTokenCall = ctx.path === endpointPaths.token && typeof grantType === 'string';
    count(`${ctx.method} ${ctx.path} ${isTokenCall ? `${grantType} ` : ''}${ctx.status}`);
  };
}
