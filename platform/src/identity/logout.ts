import type { Provider } from 'oidc-provider';
import { endpointPaths } from './endpoint-paths.ts';
import type { Context, Middleware } from './koa.ts';
import type { ResolvedOptions } from './options.ts';
import { sendPage } from './pages/layout.ts';
import { signedOutPage } from './pages/signed-out-page.ts';

/**
 * `GET /logout?redirect=`: ends the session, and with it all of its refresh tokens, then goes to an
 * address of the app. Any other address is not followed, else the provider would lend its name to
 * links that lead anywhere.
 */
export function logout(
  provider: Provider,
  { appOrigins }: ResolvedOptions,
  clearRefreshCookie: (ctx: Context) => void,
): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== endpointPaths.logout || ctx.method !== 'GET') return next();

    await endSession(provider, ctx);
    clearRefreshCookie(ctx);

    const target = [ctx.query['redirect'] ?? []].flat()[0];
    if (target !== undefined && appOrigins.includes(originOf(target))) ctx.redirect(target);
    else sendPage(ctx, target === undefined ? 200 : 400, signedOutPage(appOrigins[0], target !== undefined));
  };
}

/** Ends the browser's session at the provider, if there is one. */
export async function endSession(provider: Provider, ctx: Context): Promise<void> {
  const session = await provider.Session.get(ctx);
  if (session.accountId !== undefined) await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { signed: true });
}

function originOf(address: string): string {
  return URL.parse(address)?.origin ?? '';
}
