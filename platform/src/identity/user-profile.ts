import { profile } from './claims.ts';
import { endpointPaths } from './endpoint-paths.ts';
import type { Middleware } from './koa.ts';
import type { ResolvedOptions } from './options.ts';
import { findPerson } from './people.ts';
import { TokenRefused } from './token-verifier.ts';
import type { TokenVerifier } from './token-verifier.ts';

/** `GET /oauth2/v2/user_profile`: who the bearer of an access token is. */
export function userProfile({ db, demoData }: ResolvedOptions, verify: TokenVerifier): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== endpointPaths.userProfile || ctx.method !== 'GET') return next();

    const person = await verify(ctx.get('Authorization')).then(
      (claims) => findPerson(db, claims.sub),
      (error: unknown) => {
        if (error instanceof TokenRefused) return undefined;
        throw error;
      },
    );
    if (!person || (person.isDemo && !demoData)) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      ctx.body = { error: 'invalid_token' };
      return;
    }
    ctx.body = profile(person);
  };
}
