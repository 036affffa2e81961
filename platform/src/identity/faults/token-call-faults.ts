import type { JWK } from 'jose';
import { endpointPaths } from '../endpoint-paths.ts';
import type { Context, Middleware } from '../koa.ts';
import type { ProviderFaults, TokenCallFault, TokenChange } from './provider-faults.ts';
import { changed, createTokenReissuer } from './reissue-token.ts';

interface Answer extends Record<string, unknown> {
  readonly access_token?: unknown;
  readonly id_token?: unknown;
}

/**
 * Lets calls of the token endpoint fail as the tests say.
 *
 * @param tell called with `held back: call` or `held back: answer` when it has come so far with one
 */
export function tokenCallFaults(
  faults: ProviderFaults,
  signingKey: JWK,
  tell: (name: string) => void,
): Middleware {
  const reissue = createTokenReissuer(signingKey);

  return async (ctx, next) => {
    if (ctx.path !== endpointPaths.token || ctx.method !== 'POST') return next();

    const fault = faults.nextTokenCall() ?? {};
    const { replaced } = faults;
    const holdBack = (what: 'call' | 'answer') => {
      if (fault.heldBack !== what) return undefined;
      tell(`held back: ${what}`);
      return replaced;
    };
    await holdBack('call');
    await faults.wait(fault.delayBeforeMs ?? 0);
    if (fault.status === undefined) await next();
    else refuse(ctx, fault.status, fault.error);
    if (ctx.status === 200) alter(ctx, fault);
    await holdBack('answer');
    await faults.wait(fault.delayAfterMs ?? 0);
  };

  function alter(ctx: Context, fault: TokenCallFault): void {
    const { clockOffset = 0 } = faults.current;
    const answer = ctx.body as Answer;
    const tokens = {
      ...tokenOf(answer, 'access_token', clockOffset, fault.accessToken),
      ...tokenOf(answer, 'id_token', clockOffset, fault.idToken),
    };
    if (clockOffset !== 0) ctx.set('Date', new Date(Date.now() + clockOffset * 1000).toUTCString());

    const text = fault.body ?? JSON.stringify(changed({ ...answer, ...tokens }, fault.answer));
    ctx.body = fault.isTruncated ? text.slice(0, Math.floor(text.length / 2)) : text;
    ctx.type = 'application/json; charset=utf-8';
  }

  /** The token of that name, if it is there and something about it changes. */
  function tokenOf(
    answer: Answer,
    name: 'access_token' | 'id_token',
    clockOffset: number,
    change: TokenChange | undefined,
  ): Answer {
    const token = answer[name];
    if (typeof token !== 'string' || (clockOffset === 0 && change === undefined)) return {};
    return {
      [name]: reissue(token, { ...change, claims: { ...shifted(token, clockOffset), ...change?.claims } }),
    };
  }
}

/** The times of a token as a clock would write them that is ahead by so many seconds. */
function shifted(token: string, clockOffset: number): { iat: number; exp: number } {
  const { iat, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  return { iat: iat + clockOffset, exp: exp + clockOffset };
}

function refuse(ctx: Context, status: number, error: string | undefined): void {
  ctx.status = status;
  if (error === undefined) {
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = '<!doctype html><title>Out of order</title>';
  } else {
    ctx.body = { error };
  }
}
