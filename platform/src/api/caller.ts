import { type AccessTokenClaims, isFlagOn, type Permission, type UserFlag } from 'contract';
import { TokenRefused } from '../identity/token-verifier.ts';
import type { TokenVerifier } from '../identity/token-verifier.ts';
import { problemCopy } from './problem.copy.ts';
import { ProblemError } from './problem.ts';

/** Who calls, by the claims of their token. */
export interface Caller {
  /** The token's `sub`. */
  readonly personId: string;
  readonly orgCode: string;
  /** Whether they belong to the organisation; who is invited and has not accepted does not yet. */
  readonly isMember: boolean;
  may(permission: Permission): boolean;
  /** Whether a flag is on for them; one that the token does not name is what it is without. */
  has(flag: UserFlag): boolean;
}

/** What a person's calls are counted by; in another organisation they are somebody else. */
export function personKey({ orgCode, personId }: Caller): string {
  return JSON.stringify([orgCode, personId]);
}

function callerOf(claims: AccessTokenClaims): Caller {
  const { sub, org_code: orgCode, permissions, roles } = claims;
  const granted = new Set(permissions);
  return {
    personId: sub,
    orgCode,
    isMember: roles.length > 0 || granted.size > 0,
    may: (permission) => granted.has(permission),
    has: (flag) => isFlagOn(claims, flag),
  };
}

/**
 * Finds out who calls.
 *
 * @param admit may let them wait, or throw, before the store is asked about them
 * @throws {ProblemError} 401 when the bearer token is missing, forged, expired or not for us.
 */
export async function identifyCaller(
  verify: TokenVerifier,
  authorization: string | undefined,
  admit: (caller: Caller) => Promise<void>,
): Promise<Caller> {
  try {
    return callerOf(await verify(authorization, (claims) => admit(callerOf(claims))));
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    // RFC 6750: without a token there is no error to name.
    const challenge = error.reason === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
    throw new ProblemError(401, {
      detail: problemCopy.signInAgain,
      headers: { 'www-authenticate': challenge },
    });
  }
}

/** @throws {ProblemError} 403 when the caller has none of the permissions; an empty list asks for none. */
export function requireAnyOf(caller: Caller, permissions: readonly Permission[]): void {
  if (permissions.length === 0 || permissions.some((permission) => caller.may(permission))) return;
  throw notAllowed();
}

export function notAllowed(): ProblemError {
  return new ProblemError(403, { detail: problemCopy.notAllowed });
}
