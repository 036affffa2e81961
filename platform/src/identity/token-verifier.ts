import { accessTokenClaimsSchema, TOKEN_LEEWAY_S } from 'contract';
import type { AccessTokenClaims } from 'contract';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { signingAlgorithm } from './keys.ts';

/** The bearer has to sign in again or refresh: the token is missing, forged, expired or not for us. */
export class TokenRefused extends Error {
  readonly reason: 'missing' | 'expired' | 'invalid';

  constructor(reason: TokenRefused['reason'], options?: ErrorOptions) {
    super(`access token ${reason}`, options);
    this.name = 'TokenRefused';
    this.reason = reason;
  }
}

/**
 * Checks the value of an Authorization header and gives the claims of its bearer token.
 *
 * @param admit may let a sound token wait, or throw, before anything is asked about its bearer
 * @throws {TokenRefused} when the token must not be accepted; anything else (the keys can't be
 *   fetched) is a fault on our side.
 */
export type TokenVerifier = (
  authorization: string | undefined,
  admit?: (claims: AccessTokenClaims) => Promise<void>,
) => Promise<AccessTokenClaims>;

export interface TokenVerifierOptions {
  /** One of them has to be `iss`. */
  readonly issuer: string | readonly string[];
  /** The provider's published keys: their address, or a function of jose that finds a key. */
  readonly keys: URL | JWTVerifyGetKey;
  /** All of them have to be in `aud`. */
  readonly audience: string | readonly string[];
  /** `azp` has to be this client; `spa@live` if not given. */
  readonly clientId?: string;
  /** What the clock says here, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** RFC 6750: the scheme in any case, then a token of these characters alone. */
const bearer = /^bearer +(?<token>[\w.~+/-]+=*)$/i;

/** Token checks of the specification's section 5, for whoever answers to a bearer token. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { issuer, clientId = 'spa@live', now = () => Date.now() } = options;
  const audiences = [options.audience].flat();
  const keys = options.keys instanceof URL ? createRemoteJWKSet(options.keys) : options.keys;

  return async (authorization, admit) => {
    // Other schemes are none of ours: to us such a caller has shown nothing.
    if (!/^bearer +\S/i.test(authorization ?? '')) throw new TokenRefused('missing');
    const token = bearer.exec(authorization ?? '')?.groups?.['token'];
    if (token === undefined) throw new TokenRefused('invalid');

    const { payload } = await jwtVerify(token, keys, {
      algorithms: [signingAlgorithm],
      issuer: [issuer].flat(),
      clockTolerance: TOKEN_LEEWAY_S,
      currentDate: new Date(now()),
      requiredClaims: ['exp', 'iat', 'sub'],
    }).catch((error: unknown) => {
      throw refusal(error);
    });

    const claims = v.safeParse(accessTokenClaimsSchema, payload);
    if (!claims.success) throw new TokenRefused('invalid', { cause: claims.issues });
    const { aud, azp, iat } = claims.output;
    // A token of the future would outlive its lifetime.
    if (iat > now() / 1000 + TOKEN_LEEWAY_S) throw new TokenRefused('invalid');
    if (azp !== clientId || !audiences.every((audience) => aud.includes(audience))) {
      throw new TokenRefused('invalid');
    }
    await admit?.(claims.output);
    return claims.output;
  };
}

/** Tells what the bearer did wrong from what went wrong here. */
function refusal(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new TokenRefused('expired', { cause: error });
  const isOurs = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  if (error instanceof errors.JOSEError && !isOurs && error.code !== 'ERR_JOSE_GENERIC') {
    return new TokenRefused('invalid', { cause: error });
  }
  return error;
}
