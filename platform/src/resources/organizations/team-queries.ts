import type { api, InvitationDelivery, OrganizationUser } from 'contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type * as v from 'valibot';
import { fold, searchText } from '../../search/fold.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';

const { accounts, invitationLetters, invitations, memberships, organizations } = tables;

/** More people than any organisation has that dispatches parcels. */
const MOST_PEOPLE = 2000;

/** A person in an organisation, as the store has them. */
export interface UserRow {
  readonly account: typeof accounts.$inferSelect;
  readonly membership: typeof memberships.$inferSelect;
  /** Of the invitation that is still open, or has run out. */
  readonly invitationExpiresAt: Date | null;
  /** Of that invitation's letter. */
  readonly delivery: InvitationDelivery | null;
}

type Query = v.InferOutput<(typeof api.teams.listUsers)['query']>;

/**
 * One page of an organisation's people, by name. They are few, so they are searched here: names need the
 * same folding as everywhere, and one more column of it for a handful of rows would have to be kept right.
 */
export async function listUsers(db: Database, orgCode: string, { page, perPage, search, status }: Query) {
  const everybody = await userRows(db, orgCode);
  const words = fold(search).split(' ').filter(Boolean);
  const hits = everybody.filter(
    (row) =>
      (!status || row.membership.status === status) && words.every((word) => textOf(row).includes(word)),
  );
  const count = (isMeant: (row: UserRow) => boolean) => everybody.filter(isMeant).length;
  return {
    rows: hits.slice((page - 1) * perPage, page * perPage),
    totalItems: hits.length,
    counts: {
      active: count(({ membership }) => membership.status === 'active'),
      invited: count(({ membership }) => membership.status === 'invited'),
      deactivated: count(({ membership }) => membership.status === 'deactivated'),
      owners: count(({ membership }) => membership.status === 'active' && membership.role === 'org_owner'),
    },
  };
}

function textOf(row: UserRow): string {
  const { given_name, family_name } = nameOf(row);
  return searchText([`${given_name} ${family_name}`, row.account.email]);
}

/**
 * How somebody is called in this organisation. Until they join it is what their inviter says: whether the address
 * has an account, and whose, is nobody's to find out by inviting it.
 */
function nameOf({ account, membership }: Pick<UserRow, 'account' | 'membership'>) {
  return membership.status === 'invited'
    ? { given_name: membership.invitedGivenName, family_name: membership.invitedFamilyName }
    : { given_name: account.givenName, family_name: account.familyName };
}

const byName = new Intl.Collator('de-DE').compare;

/** People by name; whoever has none yet stands by their address. */
async function userRows(db: DatabaseSession, orgCode: string, id?: string): Promise<UserRow[]> {
  const isMeant = and(eq(memberships.orgCode, orgCode), id === undefined ? undefined : eq(accounts.id, id));
  const rows = await db
    .select({ account: accounts, membership: memberships })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.id, memberships.accountId))
    .where(isMeant)
    .orderBy(memberships.ordinal)
    .limit(MOST_PEOPLE);
  const open = await db
    .select({
      email: invitations.email,
      expiresAt: invitations.expiresAt,
      delivery: invitationLetters.status,
    })
    .from(invitations)
    .leftJoin(invitationLetters, eq(invitationLetters.invitationId, invitations.id))
    .where(and(eq(invitations.orgCode, orgCode), isNull(invitations.usedAt)))
    .orderBy(desc(invitations.expiresAt));
  return rows
    .map((row) => {
      const { expiresAt = null, delivery } = open.find(({ email }) => email === row.account.email) ?? {};
      return {
        ...row,
        invitationExpiresAt: expiresAt,
        delivery: delivery === undefined || delivery === 'dropped' ? null : delivery,
      };
    })
    .toSorted((one, other) => byName(sortName(one), sortName(other)));
}

function sortName(row: Pick<UserRow, 'account' | 'membership'>): string {
  const { given_name, family_name } = nameOf(row);
  return `${family_name} ${given_name}`.trim() || row.account.email;
}

/** The person in this organisation, or undefined. */
export async function findUser(
  db: DatabaseSession,
  orgCode: string,
  id: string,
): Promise<UserRow | undefined> {
  const [row] = await userRows(db, orgCode, id);
  return row;
}

/**
 * Keeps an organisation's people as they are until the transaction ends: of two owners who remove each other
 * at once the second one is refused.
 *
 * @returns its owners who can sign in; undefined where there is no such organisation
 */
export async function lockOwners(db: DatabaseSession, orgCode: string): Promise<string[] | undefined> {
  const [organization] = await db
    .select({ orgCode: organizations.orgCode })
    .from(organizations)
    .where(and(eq(organizations.orgCode, orgCode), isNull(organizations.dissolvedAt)))
    .for('update');
  if (!organization) return undefined;
  const owners = await db
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(
      and(
        eq(memberships.orgCode, orgCode),
        eq(memberships.role, 'org_owner'),
        eq(memberships.status, 'active'),
      ),
    );
  return owners.map(({ id }) => id);
}

/** A person as the contract writes them. */
export function toUser(row: UserRow): OrganizationUser {
  const { account, membership, invitationExpiresAt, delivery } = row;
  const isInvited = membership.status === 'invited';
  return {
    id: account.id,
    email: account.email,
    ...nameOf(row),
    picture: isInvited ? null : account.picture,
    role: membership.role,
    status: membership.status,
    notifications_enabled: isInvited || account.areNotificationsEnabled,
    invitedAt: (isInvited && membership.invitedAt?.toISOString()) || null,
    invitationExpiresAt: (isInvited && invitationExpiresAt?.toISOString()) || null,
    invitationDelivery: isInvited ? delivery : null,
    deactivatedAt: membership.deactivatedAt?.toISOString() ?? null,
    lastSignInAt: membership.lastSignInAt?.toISOString() ?? null,
    // Each counts upwards, so that any change of either makes another number; joining is one of the membership.
    version: isInvited ? membership.version : account.version + membership.version - 1,
  };
}
