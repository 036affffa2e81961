import { randomBytes } from 'node:crypto';
import { customerRoles, INVITATION_DAYS, problemCodes } from 'contract';
import type { OrganizationUser, UserInvite } from 'contract';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Call, CreatingCall } from '../../api/handler.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { isPosted, postInvitation, sendAtOnce } from './invitation-letters.ts';
import { organizationApiCopy as copy } from './organizations.copy.ts';
import { findUser, lockOwners, toUser } from './team-queries.ts';
import type { UserRow } from './team-queries.ts';

const { accounts, invitations, memberships } = tables;

const DAY_MS = 86_400_000;

/** Who invites, and in which call. */
export type InvitingCall = CreatingCall & Pick<Call, 'requestId'>;

type Inviting = Pick<Services, 'db' | 'letters' | 'now' | 'reportFault'>;

/**
 * Makes an account that waits for its owner, where the address has none, and writes the letter down that leads in.
 * It goes once all of it is kept; whether it has gone is in the answer.
 *
 * @throws {ProblemError} 409 for somebody who is there already, 429 for too many, 502 when nothing could be kept
 */
export async function inviteUser(
  services: Inviting,
  call: InvitingCall,
  orgCode: string,
  invite: UserInvite,
): Promise<OrganizationUser> {
  const id = await creating(services, (transaction) =>
    writeInvitation({ ...services, transaction }, call, orgCode, invite),
  );
  return sendAndRead(services, call, orgCode, id);
}

/**
 * Ends the invitation of somebody who has not joined, and sends another one.
 *
 * @throws {ProblemError} 404, 409 for whoever has joined or was deactivated, 429 for too many
 */
export async function reinviteUser(
  services: Inviting,
  call: InvitingCall,
  orgCode: string,
  id: string,
): Promise<OrganizationUser> {
  const { now } = services;
  await creating(services, async (transaction) => {
    await requireCustomers(transaction, orgCode);
    if (await isPosted(transaction, letterIdOf(call))) return;
    const user = await requireUser(transaction, orgCode, id);
    const { status } = user.membership;
    if (status === 'active') throw alreadyExists(copy.userIsMember);
    if (status === 'deactivated') throw alreadyExists(copy.userIsDeactivated);
    await closeInvitations(transaction, orgCode, user.account.email);
    await transaction.update(memberships).set({ invitedAt: now() }).where(isMembership(orgCode, id));
    const before = { expiresAt: user.invitationExpiresAt };
    await addInvitation({ ...services, transaction }, call, orgCode, { id, before });
  });
  return sendAndRead(services, call, orgCode, id);
}

/** A transaction, and what a call writes with besides. */
type Writing = Pick<Services, 'letters' | 'now'> & { readonly transaction: DatabaseSession };

/**
 * What an invitation writes, for whoever has a transaction of their own; `sendLetterOf` sends it afterwards.
 *
 * @returns the id of the account
 */
export async function writeInvitation(
  writing: Writing,
  call: InvitingCall,
  orgCode: string,
  invite: UserInvite,
): Promise<string> {
  const { transaction, now } = writing;
  await requireCustomers(transaction, orgCode);
  const email = invite.email.toLowerCase();
  const { given_name: givenName, family_name: familyName, role } = invite;
  await transaction
    .insert(accounts)
    .values({ id: creationId('usr', call), email, givenName, familyName })
    .onConflictDoNothing();
  const [account] = await transaction.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error('The account was not stored');
  // The same call once more, whose answer was lost with its process.
  if (await isPosted(transaction, letterIdOf(call))) return account.id;
  const joined = await transaction
    .insert(memberships)
    .values({
      accountId: account.id,
      orgCode,
      role,
      status: 'invited',
      invitedAt: now(),
      invitedGivenName: givenName,
      invitedFamilyName: familyName,
      canEditSenderContacts: role === 'org_owner',
    })
    .onConflictDoNothing()
    .returning({ accountId: memberships.accountId });
  if (joined.length === 0) throw alreadyExists(copy.userAlreadyExists);
  await addInvitation(writing, call, orgCode, { id: account.id, before: null });
  return account.id;
}

/** Sends the letter that a call has written, now that it is kept. */
export function sendLetterOf(services: Inviting, call: InvitingCall): Promise<void> {
  return sendAtOnce(services, letterIdOf(call));
}

/** Nobody joins by the invitations so far: whoever was removed or deactivated, or has got a newer one. */
export async function closeInvitations(db: DatabaseSession, orgCode: string, email: string): Promise<void> {
  await db
    .delete(invitations)
    .where(and(eq(invitations.orgCode, orgCode), eq(invitations.email, email), isNull(invitations.usedAt)));
}

/** One person's place in one organisation. */
export function isMembership(orgCode: string, accountId: string) {
  return and(eq(memberships.orgCode, orgCode), eq(memberships.accountId, accountId));
}

/** @throws {ProblemError} 404 */
export async function requireUser(db: DatabaseSession, orgCode: string, id: string): Promise<UserRow> {
  const user = await findUser(db, orgCode, id);
  if (!user) throw notFound(copy.notFound);
  return user;
}

async function addInvitation(
  { transaction, letters, now }: Writing,
  call: InvitingCall,
  orgCode: string,
  { id, before }: { readonly id: string; readonly before: { readonly expiresAt: Date | null } | null },
): Promise<void> {
  const by = await personRef(transaction, call.caller.personId);
  const expiresAt = new Date(now().getTime() + INVITATION_DAYS * DAY_MS);
  const { account, membership } = await requireUser(transaction, orgCode, id);
  const { email } = account;
  const { role } = membership;
  const invitationId = `inv_${randomBytes(20).toString('hex')}`;
  await transaction
    .insert(invitations)
    .values({ id: invitationId, orgCode, email, role, createdAt: now(), createdById: by.id, expiresAt });
  await postInvitation(transaction, { letters, now }, { id: letterIdOf(call), orgCode, email, invitationId });
  await recordChange(transaction, {
    orgCode,
    by,
    action: before ? 'changed' : 'created',
    object: { kind: 'user', id },
    before,
    after: { ...(!before && { email, role, status: 'invited' }), expiresAt },
    requestId: call.requestId,
  });
}

/** The answer of a call, with what has become of its letter by then. */
async function sendAndRead(
  services: Inviting,
  call: InvitingCall,
  orgCode: string,
  id: string,
): Promise<OrganizationUser> {
  await sendLetterOf(services, call);
  return toUser(await requireUser(services.db, orgCode, id));
}

/**
 * Runs what writes an invitation. What goes wrong with the store is said in the specification's words; whether it
 * was kept nobody knows then.
 */
export async function creating<Made>(
  { db, reportFault }: Pick<Services, 'db' | 'reportFault'>,
  write: (transaction: DatabaseSession) => Promise<Made>,
): Promise<Made> {
  try {
    return await db.transaction(write);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    reportFault('Writing an invitation', error);
    throw new ProblemError(502, {
      title: copy.userCreationFailed,
      code: problemCodes.userCreationFailed,
      isOutcomeUnknown: true,
    });
  }
}

/**
 * Locks the people of an organisation, so that nobody joins, leaves or is invited beside.
 *
 * @throws {ProblemError} 404 for none, 403 for the one that runs the platform: nobody invites staff
 */
async function requireCustomers(transaction: DatabaseSession, orgCode: string): Promise<void> {
  if (!(await lockOwners(transaction, orgCode))) throw notFound(copy.notFound);
  const staff = and(eq(memberships.orgCode, orgCode), notInArray(memberships.role, [...customerRoles]));
  if ((await transaction.$count(memberships, staff)) > 0) {
    throw new ProblemError(403, { detail: copy.staffInviteNobody });
  }
}

function letterIdOf(call: InvitingCall): string {
  return creationId('let', call);
}

function alreadyExists(title: string): ProblemError {
  return new ProblemError(409, { title, code: problemCodes.userAlreadyExists });
}
