import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { endpointPaths } from './endpoint-paths.ts';
import type { Middleware } from './koa.ts';

/**
 * A code has one try: whoever shows it with a wrong verifier or return address has got it from
 * somewhere, and must not be able to try again. oidc-provider itself uses a code up only when
 * everything about the call is right.
 */
export function burnCodes(provider: Provider): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.path !== endpointPaths.token || ctx.method !== 'POST') return;
    // What fails by a fault of ours may be tried again.
    if (ctx.status < 400 || ctx.status >= 500) return;
    const { params, client } = (ctx as unknown as KoaContextWithOIDC).oidc;
    const value = params?.['grant_type'] === 'authorization_code' ? params['code'] : undefined;
    if (typeof value !== 'string') return;
    const code = await provider.AuthorizationCode.find(value);
    // The library's types leave out that a model knows when it was used up.
    const isUsedUp = (code as { readonly consumed?: number } | undefined)?.consumed !== undefined;
    if (code && code.clientId === client?.clientId && !isUsedUp) await code.consume();
  };
}
