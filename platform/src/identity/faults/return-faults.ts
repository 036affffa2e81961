import { endpointPaths } from '../endpoint-paths.ts';
import type { Context, Middleware } from '../koa.ts';
import type { ResolvedOptions } from '../options.ts';
import type { ProviderFaults } from './provider-faults.ts';

/** Spoils the way back from the provider to the app as the tests say. */
export function returnFaults(
  faults: ProviderFaults,
  { issuer, appOrigins }: Pick<ResolvedOptions, 'issuer' | 'appOrigins'>,
): Middleware {
  const isOfApp = (url: URL) => appOrigins.includes(url.origin);

  return async (ctx, next) => {
    const { error, parameters = {} } = faults.current.return ?? {};
    const target = redirectUriOf(ctx);
    if (error !== undefined && target && isOfApp(target)) {
      target.searchParams.set('error', error);
      target.searchParams.set('state', parameterOf(ctx, 'state'));
      target.searchParams.set('iss', issuer);
      ctx.redirect(target.href);
    } else {
      await next();
    }
    const location = URL.parse(ctx.response.get('Location'));
    if (!location || !isOfApp(location)) return;
    for (const [name, value] of Object.entries(parameters)) {
      location.searchParams.delete(name);
      for (const one of [value ?? []].flat()) location.searchParams.append(name, one);
    }
    ctx.redirect(location.href);
  };
}

/** Where an authorization request wants to be answered; undefined for any other request. */
function redirectUriOf(ctx: Context): URL | undefined {
  const isRequest = ctx.path === endpointPaths.authorization && ctx.method === 'GET';
  return (isRequest && URL.parse(parameterOf(ctx, 'redirect_uri'))) || undefined;
}

function parameterOf(ctx: Context, name: string): string {
  return [ctx.query[name] ?? ''].flat()[0] ?? '';
}
