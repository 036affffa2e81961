import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from 'contract';
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { UNKNOWN_PERSON } from '../../audit/person-ref.copy.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { InvitationLetter } from '../../mail/letters.ts';
import { LetterRefused } from '../../mail/mailer.ts';
import { waitAMoment } from '../../mail/wait-a-moment.ts';
import type { Services } from '../../services.ts';
import { deleteOlder, tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { tooManyInvitations } from './too-many-invitations.ts';

const { accounts, invitationLetters, invitations, memberships, organizations } = tables;

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const LIMITED_MS = 60 * MINUTE_MS;
/** All steps of one attempt together, however slow the server is. */
const ATTEMPT_TAKES_MS = 15 * SECOND_MS;
/** Longer than an attempt takes: then its process has died, and another one takes it up. */
const LEASE_MS = MINUTE_MS;
/** After this the inviter is told that it could not be delivered; they may try again. */
const GIVEN_UP_AFTER_MS = 30 * MINUTE_MS;
/** What a clock's tick takes on, within the time of a job, and how many at once. */
const MOST_AT_A_TICK = 40;
const AT_ONCE = 4;
const KEPT_MS = 30 * 24 * LIMITED_MS;

type Sending = Pick<Services, 'db' | 'letters' | 'now' | 'reportFault'>;

interface PostedInvitation {
  /** Of the letter. */
  readonly id: string;
  readonly orgCode: string;
  readonly email: string;
  readonly invitationId: string;
}

/**
 * Writes a letter down, in the transaction of its invitation, to be sent once that is kept.
 *
 * @throws {ProblemError} 429 when the organisation has sent, or the address got, as many as may go in an hour
 */
export async function postInvitation(
  transaction: DatabaseSession,
  { now, letters: { limits } }: Pick<Services, 'now' | 'letters'>,
  { id, orgCode, email, invitationId }: PostedInvitation,
): Promise<void> {
  // Organisations that write to one address at once count one after the other. The caller's is locked already.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`invitation to ${email}`}))`);
  const count = async (whose: SQL, most: number) => {
    const rows = await transaction
      .select({ at: invitationLetters.createdAt })
      .from(invitationLetters)
      .where(and(whose, gt(invitationLetters.createdAt, new Date(now().getTime() - LIMITED_MS))))
      .orderBy(desc(invitationLetters.createdAt))
      .limit(most);
    const oldest = rows.length < most ? undefined : rows.at(-1);
    return oldest && Math.ceil((oldest.at.getTime() + LIMITED_MS - now().getTime()) / SECOND_MS);
  };
  const forAddress = await count(eq(invitationLetters.email, email), limits.perAddress);
  if (forAddress !== undefined) throw tooManyInvitations('address', limits.perAddress, forAddress);
  const forAll = await count(eq(invitationLetters.orgCode, orgCode), limits.perOrganization);
  if (forAll !== undefined) throw tooManyInvitations('organization', limits.perOrganization, forAll);
  const at = now();
  await transaction
    .insert(invitationLetters)
    .values({ id, orgCode, email, invitationId, createdAt: at, nextTryAt: at });
}

/** Whether a call has written its letter already: it was sent before, and its answer was lost. */
export async function isPosted(db: DatabaseSession, id: string): Promise<boolean> {
  return (await db.$count(invitationLetters, eq(invitationLetters.id, id))) > 0;
}

/** Sends a letter that has just been kept, and waits a moment for what becomes of it. Never rejects. */
export async function sendAtOnce(services: Sending, id: string): Promise<void> {
  const sent = sendLetter(services, id).catch((error: unknown) =>
    services.reportFault('Sending an invitation', error),
  );
  await waitAMoment(sent);
}

/** Sends what waits: what could not be sent before, and what a process has left behind when it died. */
export async function sendDueLetters(services: Sending, stopping?: AbortSignal): Promise<void> {
  const { db, now, reportFault } = services;
  const due = await db
    .select({ id: invitationLetters.id })
    .from(invitationLetters)
    .where(isDue(now()))
    .orderBy(asc(invitationLetters.nextTryAt))
    .limit(MOST_AT_A_TICK);
  const left = due.map(({ id }) => id);
  const work = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      if (stopping?.aborted === true) return;
      await sendLetter(services, id).catch((error: unknown) => reportFault('Sending an invitation', error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Forgets letters whose invitations are long over. */
export async function pruneInvitationLetters(db: Database, now: Date): Promise<void> {
  await deleteOlder(db, invitationLetters, new Date(now.getTime() - KEPT_MS));
}

/**
 * One attempt, unless somebody else is at it. A process that dies between sending and writing that down leaves a
 * letter that is sent twice: both have one name, by which mail programs know them for the same.
 */
async function sendLetter({ db, letters, now, reportFault }: Sending, id: string): Promise<void> {
  const [claimed] = await db
    .update(invitationLetters)
    .set({
      attempts: sql`${invitationLetters.attempts} + 1`,
      nextTryAt: new Date(now().getTime() + LEASE_MS),
    })
    .where(and(eq(invitationLetters.id, id), isDue(now())))
    .returning();
  if (!claimed) return;
  const isMine = and(
    eq(invitationLetters.id, id),
    eq(invitationLetters.attempts, claimed.attempts),
    eq(invitationLetters.status, 'waiting'),
  );
  const write = (values: Partial<typeof invitationLetters.$inferInsert>) =>
    db.update(invitationLetters).set(values).where(isMine);
  const letter = claimed.invitationId === null ? undefined : await compose(db, claimed.invitationId, now());
  if (!letter) return void (await write({ status: 'dropped' }));
  try {
    await withinTime(letters.invite({ ...letter, letterId: id }), ATTEMPT_TAKES_MS);
  } catch (error) {
    reportFault('Sending an invitation', error);
    const at = now().getTime();
    const isOver = error instanceof LetterRefused || at >= claimed.createdAt.getTime() + GIVEN_UP_AFTER_MS;
    const nextTryAt = new Date(at + pauseAfter(claimed.attempts));
    return void (await write(isOver ? { status: 'failed' } : { nextTryAt }));
  }
  await write({ status: 'sent' });
}

function isDue(now: Date) {
  return and(eq(invitationLetters.status, 'waiting'), lte(invitationLetters.nextTryAt, now));
}

/** One, two, four, eight minutes. */
function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 8) * MINUTE_MS;
}

/** What a letter says; undefined where its invitation is used, over or taken back. */
async function compose(
  db: Database,
  invitationId: string,
  now: Date,
): Promise<Omit<InvitationLetter, 'letterId'> | undefined> {
  const [row] = await db
    .select({
      invitation: invitations,
      orgName: organizations.orgName,
      membership: memberships,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.orgCode, invitations.orgCode))
    .innerJoin(accounts, eq(accounts.email, invitations.email))
    .innerJoin(
      memberships,
      and(eq(memberships.accountId, accounts.id), eq(memberships.orgCode, invitations.orgCode)),
    )
    .where(and(eq(invitations.id, invitationId), isNull(invitations.usedAt), gt(invitations.expiresAt, now)));
  if (!row) return undefined;
  const { invitation, orgName, membership } = row;
  const inviter = await personRef(db, invitation.createdById);
  return {
    to: invitation.email,
    name: `${membership.invitedGivenName} ${membership.invitedFamilyName}`.trim(),
    inviter: inviter.full_name === UNKNOWN_PERSON ? null : inviter.full_name,
    orgName,
    role: invitation.role satisfies Role,
    invitationId,
    expiresAt: invitation.expiresAt,
  };
}

async function withinTime(work: Promise<void>, ms: number): Promise<void> {
  const end = new AbortController();
  const late = sleep(ms, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error('The mail server has not taken the letter in time');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    end.abort();
    late.catch(() => {});
    // What comes of it later is nobody's any more.
    work.catch(() => {});
  }
}
