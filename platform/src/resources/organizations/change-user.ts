import { customerRoles, problemCodes } from 'contract';
import type { api, OrganizationUser, UserChange } from 'contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { notAllowed } from '../../api/caller.ts';
import type { Call, Handler } from '../../api/handler.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { requireVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { closeInvitations, isMembership, requireUser } from './invite-user.ts';
import { organizationApiCopy as copy } from './organizations.copy.ts';
import { lockOwners, toUser } from './team-queries.ts';
import type { UserRow } from './team-queries.ts';

const { accounts, invitations, memberships, removedMembers } = tables;

type ChangeCall = Parameters<Handler<(typeof api.teams)['changeUser']>>[0];
type RemoveCall = Parameters<Handler<(typeof api.teams)['removeUser']>>[0];

/** What a person says of themselves, which nobody else changes. */
const profileFields = ['given_name', 'family_name', 'notifications_enabled'] as const;

/**
 * Changes how somebody stands in an organisation, or one's own profile. Whoever loses rights by it loses the
 * connections they have open too; their next call is refused by its token.
 */
export async function changeUser(services: Services, call: ChangeCall): Promise<OrganizationUser> {
  const { db, connections, now } = services;
  const { caller, body } = call;
  const { id } = call.params;
  const orgCode = await organizationOf(db, call);
  const changed = await db.transaction(async (transaction) => {
    const owners = await requireOwners(transaction, orgCode);
    const user = await requireVisible(transaction, call, orgCode);
    requirePermitted(call, user, body);
    const { account, membership } = user;
    // Who has not accepted is removed, and not switched off and on: that would make them a member.
    if (membership.status === 'invited' && body.status !== undefined) throw notJoined();
    const role = body.role ?? membership.role;
    const status = body.status ?? membership.status;
    const isChanged = role !== membership.role || status !== membership.status;
    const staysOwner = role === 'org_owner' && status === 'active';
    const profile = {
      givenName: body.given_name ?? account.givenName,
      familyName: body.family_name ?? account.familyName,
      areNotificationsEnabled: body.notifications_enabled ?? account.areNotificationsEnabled,
    };
    const isRenamed = profile.givenName !== account.givenName || profile.familyName !== account.familyName;
    const isProfileChanged = isRenamed || profile.areNotificationsEnabled !== account.areNotificationsEnabled;
    // A repetition whose first answer was lost finds its own work.
    if (!isChanged && !isProfileChanged) return { after: user, isChanged };
    requireVersion(call, toUser(user), copy.userStale);
    if (isChanged && owners.includes(id) && !staysOwner && owners.length === 1) throw lastOwner();

    if (isChanged) {
      const deactivatedAt = status === 'deactivated' ? (membership.deactivatedAt ?? now()) : null;
      const canEditSenderContacts =
        role === membership.role ? membership.canEditSenderContacts : role === 'org_owner';
      await transaction
        .update(memberships)
        .set({ role, status, deactivatedAt, canEditSenderContacts, version: sql`${memberships.version} + 1` })
        .where(isMembership(orgCode, id));
      if (status === 'deactivated') await closeInvitations(transaction, orgCode, account.email);
      // Who joins is what the owner has said last.
      else {
        const isOpen = and(
          eq(invitations.orgCode, orgCode),
          eq(invitations.email, account.email),
          isNull(invitations.usedAt),
        );
        await transaction.update(invitations).set({ role }).where(isOpen);
      }
    }
    if (isProfileChanged) {
      await transaction
        .update(accounts)
        // Whether they want to see toasts is no business of whoever changes their role.
        .set({ ...profile, ...(isRenamed && { version: sql`${accounts.version} + 1` }) })
        .where(eq(accounts.id, id));
    }
    const after = await requireUser(transaction, orgCode, id);
    await recordChange(transaction, {
      orgCode,
      by: await personRef(transaction, caller.personId),
      action: 'changed',
      object: { kind: 'user', id },
      before: audited(user),
      after: audited(after),
      requestId: call.requestId,
    });
    return { after, isChanged };
  });
  if (changed.isChanged) connections.dismiss(orgCode, id);
  return toUser(changed.after);
}

/** Removes somebody from an organisation until they are invited again; their account stays, with what they have done. */
export async function removeUser(services: Services, call: RemoveCall): Promise<void> {
  const { db, connections } = services;
  const { id } = call.params;
  const orgCode = await organizationOf(db, call);
  await db.transaction(async (transaction) => {
    const owners = await requireOwners(transaction, orgCode);
    const user = await requireUser(transaction, orgCode, id);
    requireVersion(call, toUser(user), copy.userStale);
    if (isStaff(user)) throw notAllowed();
    if (id === call.caller.personId) throw ofOneself(copy.ownAccess);
    if (owners.includes(id) && owners.length === 1) throw lastOwner();
    await transaction.delete(memberships).where(isMembership(orgCode, id));
    await transaction.insert(removedMembers).values({ orgCode, accountId: id }).onConflictDoNothing();
    await closeInvitations(transaction, orgCode, user.account.email);
    await recordChange(transaction, {
      orgCode,
      by: await personRef(transaction, call.caller.personId),
      action: 'deleted',
      object: { kind: 'user', id },
      before: audited(user),
      after: null,
      requestId: call.requestId,
    });
  });
  connections.dismiss(orgCode, id);
}

/** @throws {ProblemError} 403 for what the caller may not change of this person, 409 for their own role */
function requirePermitted({ caller, scope }: ChangeCall, user: UserRow, change: UserChange): void {
  const isOneself = user.account.id === caller.personId;
  const { membership } = user;
  const isProfile = profileFields.some((field) => change[field] !== undefined);
  const isRole = change.role !== undefined && change.role !== membership.role;
  const isStatus = change.status !== undefined && change.status !== membership.status;
  if (isProfile && !isOneself) throw notAllowed();
  if (!isRole && !isStatus) return;
  // Whoever reaches no further than themselves has no say in roles at all.
  if (scope.personId !== undefined || isStaff(user)) throw notAllowed();
  if (isOneself) throw ofOneself(isRole ? copy.ownRole : copy.ownAccess);
}

/** Who serves customers is managed by nobody here. */
function isStaff({ membership }: UserRow): boolean {
  return !customerRoles.some((role) => role === membership.role);
}

async function requireVisible(db: DatabaseSession, call: ChangeCall, orgCode: string): Promise<UserRow> {
  const { scope, visible, params } = call;
  if (scope.personId !== undefined && scope.personId !== params.id) {
    throw visible ? notAllowed() : notFound(copy.notFound);
  }
  return requireUser(db, orgCode, params.id);
}

async function requireOwners(db: DatabaseSession, orgCode: string): Promise<string[]> {
  const owners = await lockOwners(db, orgCode);
  if (!owners) throw notFound(copy.notFound);
  return owners;
}

/** The organisation that a call about a person means: where it asks for all, the first that they belong to. */
export async function organizationOf(
  db: DatabaseSession,
  {
    scope,
    caller,
    params,
  }: Pick<Call<unknown, unknown, { readonly id: string }>, 'scope' | 'caller' | 'params'>,
): Promise<string> {
  if (scope.orgCode !== undefined) return scope.orgCode;
  const [first] = await db
    .select({ orgCode: memberships.orgCode })
    .from(memberships)
    .where(eq(memberships.accountId, params.id))
    .orderBy(memberships.ordinal)
    .limit(1);
  return first?.orgCode ?? caller.orgCode;
}

function audited(user: UserRow) {
  const { email, given_name, family_name, notifications_enabled, role, status } = toUser(user);
  return { email, given_name, family_name, notifications_enabled, role, status };
}

function lastOwner(): ProblemError {
  return new ProblemError(409, { title: copy.lastOwner, code: problemCodes.lastOwner });
}

function notJoined(): ProblemError {
  return new ProblemError(409, { title: copy.userHasNotJoined, detail: copy.userHasNotJoinedDetail });
}

function ofOneself(title: string): ProblemError {
  return new ProblemError(409, { title, code: problemCodes.ownRole });
}
