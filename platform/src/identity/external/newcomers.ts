import { isFlagOn, roleLabels, userProfileSchema } from 'contract';
import type { AccessTokenClaims, Role, UserProfile } from 'contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { whileAway } from '../../http/turns.ts';
import type { ReportFault } from '../../logging/log.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { isShutOut } from '../standing.ts';
import { TokenRefused } from '../token-verifier.ts';

const { accounts, memberships, organizations } = tables;

/** After this time we look again how somebody is called. */
const KNOWN_MS = 60 * 60_000;
const MOST_KNOWN = 10_000;
const TIMEOUT_MS = 5000;

/**
 * What a token says is as true as the token: only claims that were verified may come here.
 *
 * @throws {TokenRefused} for whoever was removed here, and in a dissolved organisation
 */
export type Welcome = (claims: AccessTokenClaims, authorization: string) => Promise<void>;

interface WelcomeOptions {
  readonly db: Database;
  /** Where the provider says who somebody is; undefined where it does not. */
  readonly userInfo: () => Promise<string | undefined>;
  readonly reportFault: ReportFault;
  readonly now: () => number;
}

/**
 * Writes people and organisations of a provider of others into the store when they first call, and
 * keeps their names fresh: records name them, and everything belongs to an organisation.
 */
export function createWelcome({ db, userInfo, reportFault, now }: WelcomeOptions): Welcome {
  const known = new Map<string, { readonly until: number; readonly done: Promise<void> }>();

  return (claims, authorization) => {
    const key = JSON.stringify([claims.sub, claims.org_code]);
    const entry = known.get(key);
    if (entry && entry.until > now()) return entry.done;
    if (known.size >= MOST_KNOWN) known.clear();
    const done = welcome(claims, authorization);
    known.set(key, { until: now() + KNOWN_MS, done });
    // Whoever could not be written down is tried again with their next call.
    done.catch(() => known.delete(key));
    return done;
  };

  async function welcome(claims: AccessTokenClaims, authorization: string): Promise<void> {
    const profile = await whileAway(() => readProfile(authorization, claims.sub)).catch((error: unknown) => {
      // Without a name work goes on; records then say that the person is unknown.
      reportFault('Reading a profile at the provider', error);
      return undefined;
    });
    await db.transaction(async (transaction) => {
      // It locks the organisation, so nobody is removed and nothing dissolved in between.
      await writeOrganization(transaction, claims);
      if (await isShutOut(transaction, claims)) throw new TokenRefused('invalid');
      if (profile) await writeAccount(transaction, profile);
      if (profile) await writeMembership(transaction, claims);
    });
  }

  async function readProfile(authorization: string, sub: string): Promise<UserProfile | undefined> {
    const address = await userInfo();
    if (address === undefined) return undefined;
    const answer = await fetch(address, {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The profile was answered with ${answer.status}.`);
    const profile = v.parse(userProfileSchema, await answer.json());
    // OpenID Connect Core 5.3.2: else an answer could be somebody else's.
    if (profile.sub !== sub) throw new Error('The profile is of somebody else.');
    return profile;
  }
}

async function writeOrganization(db: DatabaseSession, claims: AccessTokenClaims): Promise<void> {
  const orgName = claims.org_name || claims.org_code;
  const externalOrgId = claims.external_org_id;
  const isSetupComplete = isFlagOn(claims, 'org_setup_complete');
  const arePickupsEnabled = isFlagOn(claims, 'pickups_enabled');
  const { orgName: ours, isSetupComplete: isSetUp, version } = organizations;
  // What somebody has said here holds: the provider does not hear of it, so its claims never follow.
  const isSaidHere = sql`(${isSetUp} or ${version} > 1)`;
  await db
    .insert(organizations)
    .values({ orgCode: claims.org_code, orgName, externalOrgId, isSetupComplete, arePickupsEnabled })
    .onConflictDoUpdate({
      target: organizations.orgCode,
      set: {
        orgName: sql`case when ${isSaidHere} then ${ours} else excluded.org_name end`,
        externalOrgId: sql`coalesce(excluded.external_org_id, ${organizations.externalOrgId})`,
        isSetupComplete: sql`${isSetUp} or excluded.is_setup_complete`,
        arePickupsEnabled,
      },
    });
}

async function writeAccount(db: DatabaseSession, profile: UserProfile): Promise<void> {
  const email = profile.email?.toLowerCase() ?? '';
  const [other] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.id, profile.sub)));
  const facts = {
    // An address is one account; who has none of their own is kept by their id, which no invitation is for.
    email: email === '' || other ? profile.sub : email,
    givenName: profile.given_name ?? '',
    familyName: profile.family_name ?? '',
    picture: profile.picture,
  };
  await db
    .insert(accounts)
    .values({ id: profile.sub, ...facts })
    .onConflictDoUpdate({ target: accounts.id, set: facts });
}

async function writeMembership(db: DatabaseSession, claims: AccessTokenClaims): Promise<void> {
  const role = claims.roles.map(({ key }) => key).find((key): key is Role => key in roleLabels);
  if (role === undefined) return;
  const canEditSenderContacts = isFlagOn(claims, 'edit_sender_contacts');
  await db
    .insert(memberships)
    .values({ accountId: claims.sub, orgCode: claims.org_code, role, canEditSenderContacts })
    .onConflictDoUpdate({
      target: [memberships.accountId, memberships.orgCode],
      set: { role, canEditSenderContacts },
    });
}
