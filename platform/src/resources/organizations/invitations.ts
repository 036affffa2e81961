import { problemCodes } from 'contract';
import type { Activation, Invitation } from 'contract';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { problemCopy } from '../../api/problem.copy.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { findPerson, joinOrganization } from '../../identity/people.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { organizationApiCopy } from './organizations.copy.ts';

const { invitations, memberships, organizations } = tables;

/**
 * What an open invitation says to whoever holds it. Nobody limits how often somebody asks: an id has
 * 160 random bits, so guessing leads nowhere, and every wrong one gets the same answer.
 *
 * @throws {ProblemError} 404 for any other one, whether or not it ever existed
 */
export async function findOpenInvitation(db: Database, id: string, now: Date): Promise<Invitation> {
  const [row] = await db
    .select({
      orgCode: organizations.orgCode,
      orgName: organizations.orgName,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.orgCode, invitations.orgCode))
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt), gt(invitations.expiresAt, now)));
  if (!row) throw notFound(organizationApiCopy.invitationClosed);
  return { ...row, expiresAt: row.expiresAt.toISOString(), state: 'open' };
}

/**
 * Makes the person a member as the invitation says, and uses it up. Who belongs to the organisation
 * already is told so, also by an invitation that is used or was another's: an answer that was lost
 * can be asked for again.
 *
 * @throws {ProblemError} 404 for an invitation that is not open; 403 when it is for another address
 */
export function acceptInvitation(
  db: Database,
  id: string,
  { personId, requestId }: { readonly personId: string; readonly requestId: string },
  now: Date,
): Promise<Activation> {
  return db.transaction(async (transaction) => {
    // The organisation first, as whoever changes its people does: else each would wait for the other.
    await lockOrganizationOf(transaction, id);
    const invitation = await lockInvitation(transaction, id);
    // After the lock, so that of two calls at once the second one sees what the first has done.
    const person = await findPerson(transaction, personId);
    if (!person) throw new ProblemError(401, { detail: problemCopy.signInAgain });
    if (!invitation) throw notFound(organizationApiCopy.invitationClosed);

    const { orgCode, orgName, role, usedAt, expiresAt } = invitation;
    const isOpen = usedAt === null && expiresAt > now;
    const isMember = person.memberships.some((membership) => membership.orgCode === orgCode);
    const isInvited = invitation.email.toLowerCase() === person.email.toLowerCase();
    // Who was deactivated does not come back by an invitation from before.
    if (!isMember && (await isDeactivated(transaction, orgCode, person.id))) {
      throw notFound(organizationApiCopy.invitationClosed);
    }
    if (!isMember && !isOpen) throw notFound(organizationApiCopy.invitationClosed);
    if (!isMember && !isInvited) throw forSomebodyElse();

    if (!isMember) await joinOrganization(transaction, person.id, orgCode, role);
    if (isOpen && isInvited) {
      await transaction
        .update(invitations)
        .set({ usedAt: now, usedById: person.id })
        .where(eq(invitations.id, id));
      await recordChange(transaction, {
        orgCode,
        by: { id: person.id, full_name: `${person.givenName} ${person.familyName}`.trim() },
        action: 'accepted',
        object: { kind: 'invitation', id },
        before: { usedAt: null, isMember },
        after: { usedAt: now, isMember: true, role },
        requestId,
      });
    }
    return { orgCode, orgName, isNewMember: !isMember };
  });
}

async function isDeactivated(db: DatabaseSession, orgCode: string, accountId: string): Promise<boolean> {
  const [row] = await db
    .select({ status: memberships.status })
    .from(memberships)
    .where(and(eq(memberships.orgCode, orgCode), eq(memberships.accountId, accountId)));
  return row?.status === 'deactivated';
}

function lockOrganizationOf(db: DatabaseSession, invitationId: string) {
  const theirs = db
    .select({ orgCode: invitations.orgCode })
    .from(invitations)
    .where(eq(invitations.id, invitationId));
  return db
    .select({ orgCode: organizations.orgCode })
    .from(organizations)
    .where(inArray(organizations.orgCode, theirs))
    .for('update');
}

async function lockInvitation(db: DatabaseSession, id: string) {
  const [row] = await db
    .select()
    .from(invitations)
    .innerJoin(organizations, eq(organizations.orgCode, invitations.orgCode))
    .where(eq(invitations.id, id))
    .for('update', { of: invitations });
  return row && { ...row.invitations, orgName: row.organizations.orgName };
}

function forSomebodyElse(): ProblemError {
  return new ProblemError(403, {
    title: organizationApiCopy.invitationForSomebodyElse,
    detail: organizationApiCopy.invitationForSomebodyElseDetail,
    code: problemCodes.invitationForSomebodyElse,
  });
}
