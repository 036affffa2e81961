import {
  type AccessTokenClaims,
  accessTokenClaimsSchema,
  type IdTokenClaims,
  idTokenClaimsSchema,
  TOKEN_LEEWAY_S,
} from 'contract';
import * as v from 'valibot';

/** What a token is held against. */
export interface TokenExpectation {
  readonly issuer: string;
  readonly clientId: string;
  /** Every one of them has to be in `aud`. */
  readonly audiences: readonly string[];
  /** Seconds since 1970, by the provider's clock as far as it is known. */
  readonly now: number;
}

const headerSchema = v.looseObject({ alg: v.literal('RS256') });

/**
 * Reads an access token: its header says RS256, `iss` and `azp` are ours, `aud` is an array with all
 * audiences, and it has not expired. Its signature is checked later (signature-watch.ts): the token
 * comes over TLS straight from the provider.
 *
 * @throws {Error} naming the claim that is wrong, never the token
 */
export function readAccessToken(token: string, expected: TokenExpectation): AccessTokenClaims {
  const claims = decode(token, accessTokenClaimsSchema, 'access token');
  const missing = expected.audiences.find((audience) => !claims.aud.includes(audience));
  if (missing !== undefined) throw new Error(`The access token is not meant for ${missing}`);
  checkRegisteredClaims(claims, expected, 'access token');
  return claims;
}

/**
 * Reads an id token in the same way; its `aud`, text or array, holds our client id.
 *
 * @throws {Error} naming the claim that is wrong, never the token
 */
export function readIdToken(token: string, expected: TokenExpectation): IdTokenClaims {
  const claims = decode(token, idTokenClaimsSchema, 'id token');
  if (![claims.aud].flat().includes(expected.clientId))
    throw new Error('The id token is not meant for this client');
  checkRegisteredClaims(claims, expected, 'id token');
  return claims;
}

function checkRegisteredClaims(
  claims: Pick<AccessTokenClaims, 'iss' | 'azp' | 'exp' | 'iat'>,
  { issuer, clientId, now }: TokenExpectation,
  name: string,
): void {
  if (claims.iss !== issuer) throw new Error(`The ${name} has another issuer`);
  if (claims.azp !== clientId) throw new Error(`The ${name} was issued to another client`);
  if (claims.exp + TOKEN_LEEWAY_S <= now) throw new Error(`The ${name} has expired`);
  if (claims.iat - TOKEN_LEEWAY_S > now) throw new Error(`The ${name} was issued in the future`);
}

function decode<const Schema extends v.GenericSchema>(
  token: string,
  schema: Schema,
  name: string,
): v.InferOutput<Schema> {
  const [header, payload] = token.split('.');
  if (!v.is(headerSchema, parsePart(header))) throw new Error(`The ${name} is not signed with RS256`);
  const result = v.safeParse(schema, parsePart(payload));
  if (!result.success)
    throw new Error(`The ${name} lacks a sound claim "${v.getDotPath(result.issues[0]) ?? ''}"`);
  return result.output;
}

/** `iat` of a token that nobody has checked yet, to tell the time by. */
export function peekIssuedAt(token: unknown): number | undefined {
  const payload = typeof token === 'string' ? parsePart(token.split('.')[1]) : undefined;
  const iat = (payload as { iat?: unknown } | undefined)?.iat;
  return typeof iat === 'number' ? iat : undefined;
}

function parsePart(part: string | undefined): unknown {
  try {
    const binary = atob((part ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
