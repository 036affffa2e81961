import type { JWTVerifyGetKey } from 'jose';
import { burnCodes } from './burn-codes.ts';
import { crossOrigin } from './cross-origin.ts';
import { countCalls } from './faults/count-calls.ts';
import { returnFaults } from './faults/return-faults.ts';
import { tokenCallFaults } from './faults/token-call-faults.ts';
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
  const { issuer, audience, clientId, testControls } = options;
  const provider = new Provider(issuer, createOidcConfiguration(options, keys));
  // Who the proxies are and what they may say is settled before a request comes here.
  provider.proxy = true;
  const verify = createTokenVerifier({
    issuer,
    audience,
    clientId,
    keys: getKey,
    now: () => Date.now() + (testControls?.faults.current.clockOffset ?? 0) * 1000,
  });

  provider.use(notFound(options.appOrigins[0]));
  provider.use(crossOrigin(options.appOrigins));
  if (testControls) {
    // Lets tests count calls and spoil answers, where they may.
    provider.use(countCalls(testControls.countCall));
    provider.use(returnFaults(testControls.faults, options));
    provider.use(tokenCallFaults(testControls.faults, keys.signing[0]));
  }
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
