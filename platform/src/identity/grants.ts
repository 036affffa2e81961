import { and, eq } from 'drizzle-orm';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { tables } from '../store/index.ts';
import type { Database } from '../store/index.ts';
import { findMembership } from './people.ts';
import type { Membership, Person } from './people.ts';

const { grantOrganizations, memberships } = tables;

/** The one protected resource behind all access tokens; their `aud` is configured separately. */
export const apiResource = 'urn:lotse:api';

/**
 * The organisation that an authorization request is about: the one created or chosen on our pages,
 * else the requested one, else the person's first. Undefined when the person does not belong to it.
 */
export function requestedMembership(ctx: KoaContextWithOIDC, person: Person): Membership | undefined {
  const chosen = ctx.oidc.result?.['organization'] as { orgCode?: string } | undefined;
  const requested = ctx.oidc.params?.['org_code'];
  return findMembership(person, chosen?.orgCode ?? (typeof requested === 'string' ? requested : undefined));
}

/**
 * Makes a grant of its own for every sign-in, without a page of consent: app and provider belong
 * together. A token that is used twice so ends this sign-in and no other.
 *
 * @param lifetime - Seconds.
 */
export async function createGrant(
  db: Database,
  ctx: KoaContextWithOIDC,
  membership: Membership,
  lifetime: number,
) {
  const grant = new ctx.oidc.provider.Grant({
    accountId: ctx.oidc.account?.accountId,
    clientId: ctx.oidc.client?.clientId,
  });
  grant.addOIDCScope([...ctx.oidc.requestParamOIDCScopes]);
  grant.addResourceScope(apiResource, '');
  const grantId = await grant.save();
  const expiresAt = new Date(Date.now() + lifetime * 1000);
  const { orgCode } = membership;
  await db.insert(grantOrganizations).values({ grantId, orgCode, expiresAt });
  const accountId = ctx.oidc.account?.accountId ?? '';
  await db
    .update(memberships)
    .set({ lastSignInAt: new Date() })
    .where(and(eq(memberships.accountId, accountId), eq(memberships.orgCode, orgCode)));
  return grant;
}

/** The app wants the person asked, and they have not answered yet. */
export function isStillAsked({ oidc }: KoaContextWithOIDC): boolean {
  return oidc.promptPending('login') || oidc.promptPending('create');
}

/** The grant of the sign-in so far: whoever gives the question up stays signed in by it. */
export async function currentGrant({ oidc }: KoaContextWithOIDC) {
  const { session, client, provider } = oidc;
  const grantId = client && session?.grantIdFor(client.clientId);
  return grantId === undefined ? undefined : provider.Grant.find(grantId);
}

/** The organisation that a grant was given for. */
export async function grantedOrganization(db: Database, grantId: string): Promise<string | undefined> {
  const [row] = await db.select().from(grantOrganizations).where(eq(grantOrganizations.grantId, grantId));
  return row?.orgCode;
}
