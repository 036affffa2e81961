import type { JWTVerifyGetKey } from 'jose';
import { burnCodes } from './burn-codes.ts';
import { crossOrigin } from './cross-origin.ts';
import type { Middleware } from './koa.ts';
import type { ProviderKeys } from './live-provider.ts';
import { logout } from './logout.ts';
import { createOidcConfiguration } from './oidc-configuration.ts';
import { Provider } from './oidc-provider.ts';
import type { ResolvedOptions } from './options.ts';
import { errorPage } from './pages/error-page.ts';
import { sendPage } from './pages/layout.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import { createTokenVerifier } from './token-verifier.ts';
import { userProfile } from './user-profile.ts';

/** oidc-provider with our configuration, our endpoints, and what stands in front of its own. */
export function buildProvider(
  options: ResolvedOptions,
  keys: ProviderKeys,
  { cookie, getKey }: { readonly cookie: RefreshCookie; readonly getKey: JWTVerifyGetKey },
): Provider {
  const { issuer, audience, clientId, hooks } = options;
  const provider = new Provider(issuer, createOidcConfiguration(options, keys));
  // Who the proxies are and what they may say is settled before a request comes here.
  provider.proxy = true;
  const verify = createTokenVerifier({
    issuer,
    audience,
    clientId,
    keys: getKey,
    now: hooks.now,
  });

  provider.use(notFound(options.appOrigins[0]));
  provider.use(crossOrigin(options.appOrigins));
  for (const middleware of hooks.middleware(options, keys.signing[0])) provider.use(middleware);
  provider.use(burnCodes(provider));
  provider.use(userProfile(options, verify));
  provider.use(logout(provider, options, cookie.clear));
  if (options.refreshTokenMode === 'cookie') provider.use(cookie.middleware);
  return provider;
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
