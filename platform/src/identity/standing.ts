import type { AccessTokenClaims } from 'contract';
import { and, eq, notExists } from 'drizzle-orm';
import { tables } from '../store/index.ts';
import type { Database, DatabaseSession } from '../store/index.ts';
import { TokenRefused } from './token-verifier.ts';
import type { TokenVerifier } from './token-verifier.ts';

const { dissolvedOrganizations, memberships, removedMembers } = tables;

interface Standing {
  readonly db: Database;
  /** Whether roles are given here; those of a provider of others are its own. */
  readonly isRoleOurs: boolean;
  /** Whether those count who have not accepted their invitation yet. */
  readonly isOpenToInvited: boolean;
}

/**
 * A verifier that also asks how the person stands now: a token lives for a while, and whoever was removed or
 * deactivated must not work on with it. One that names another role than the person has is refused too, so that
 * its holder fetches a new one and has the new rights with their next call.
 */
export function whereMember(
  verify: TokenVerifier,
  { db, isRoleOurs, isOpenToInvited }: Standing,
): TokenVerifier {
  return async (authorization, admit) => {
    const claims = await verify(authorization, admit);
    const [membership] = await db
      .select({ role: memberships.role, status: memberships.status })
      .from(memberships)
      .where(and(eq(memberships.accountId, claims.sub), eq(memberships.orgCode, claims.org_code)));
    if (!membership && !isRoleOurs) {
      if (await isShutOut(db, claims)) throw new TokenRefused('invalid');
      // People of a provider of others may be known by their token alone.
      return claims;
    }
    if (!membership || membership.status === 'deactivated') throw new TokenRefused('invalid');
    if (membership.status === 'invited' && !isOpenToInvited) throw new TokenRefused('invalid');
    // Before and after it is accepted a token differs in whether it has a role at all.
    const role = membership.status === 'active' ? membership.role : undefined;
    if (isRoleOurs && claims.roles[0]?.key !== role) throw new TokenRefused('invalid');
    return claims;
  };
}

/**
 * Whether it was ended here that somebody belongs to an organisation, of which a provider of others knows nothing:
 * they were removed and nobody has invited them since, or the organisation was dissolved.
 */
export async function isShutOut(
  db: DatabaseSession,
  { sub, org_code }: Pick<AccessTokenClaims, 'sub' | 'org_code'>,
): Promise<boolean> {
  if ((await db.$count(dissolvedOrganizations, eq(dissolvedOrganizations.orgCode, org_code))) > 0)
    return true;
  const given = db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.accountId, sub), eq(memberships.orgCode, org_code)));
  const isTheirs = and(eq(removedMembers.orgCode, org_code), eq(removedMembers.accountId, sub));
  return (await db.$count(removedMembers, and(isTheirs, notExists(given)))) > 0;
}
