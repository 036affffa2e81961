import { type Invitation, problemCodes } from 'contract';
import { describe, expect, test } from 'vitest';
import type { SessionSnapshot } from '../../auth/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { nobody, signedIn } from '../../session/testing/snapshots.ts';
import type { Acceptance } from './acceptance.ts';
import { type InvitationCheck, toJoinState } from './to-join-state.ts';

const invitation: Invitation = { orgCode: 'o', orgName: 'A GmbH', expiresAt: '2026-11-29', state: 'open' };
const open: InvitationCheck = { invitation, error: undefined };
const pending: InvitationCheck = { invitation: undefined, error: undefined };
const gone: InvitationCheck = { invitation: undefined, error: new ApiError('notFound', '', { status: 404 }) };
const offline: InvitationCheck = { invitation: undefined, error: new ApiError('offline', '') };

const none: Acceptance = { kind: 'idle' };
const input = 'inv-1';
const running: Acceptance = { kind: 'pending', input };
const refused = (error: ApiError): Acceptance => ({ kind: 'failed', input, error });
const forSomebodyElse = refused(
  new ApiError('forbidden', '', {
    status: 403,
    problem: { type: 'about:blank', title: '', status: 403, code: problemCodes.invitationForSomebodyElse },
  }),
);

const stranger: SessionSnapshot = { ...nobody, status: 'signedOut' };
const person: SessionSnapshot = {
  ...signedIn(),
  user: { id: 's', given_name: 'Friedhelm', family_name: 'Größer', email: 'a@b.example', picture: null },
};
const failed = (error: string): SessionSnapshot => ({
  ...stranger,
  failure: { error, errorDescription: null, state: null, appState: undefined },
});

const shown = (
  check: InvitationCheck,
  snapshot: SessionSnapshot,
  acceptance: Acceptance = none,
  isDecided = false,
) => toJoinState(check, acceptance, isDecided, snapshot);

describe('before it is accepted', () => {
  test('an open invitation names who invites, and who would join', () => {
    expect(shown(pending, stranger)).toEqual({ kind: 'loading', step: 'checking', isSlow: false });
    const valid = { kind: 'valid', organization: 'A GmbH', isJoining: false, isRedirecting: false };
    expect(shown(open, stranger)).toEqual(valid);
    expect(shown(open, person)).toEqual({ ...valid, person: 'Friedhelm Größer (a@b.example)' });
    expect(shown(open, { ...stranger, isLeaving: true })).toEqual({ ...valid, isRedirecting: true });
  });

  test.each([
    ['exchange_failed', 'expired'],
    ['storage_blocked', 'storageBlocked'],
  ])('a sign-in that failed with %s is told', (error, failure) => {
    expect(shown(open, failed(error))).toMatchObject({ kind: 'valid', failure });
  });

  test('a closed one is closed to strangers; who is signed in may belong there already', () => {
    for (const closed of [gone, { ...open, invitation: { ...invitation, state: 'closed' as const } }]) {
      expect(shown(closed, stranger)).toEqual({ kind: 'closed' });
      expect(shown(closed, person)).toEqual({ kind: 'loading', step: 'checking', isSlow: false });
      expect(shown(closed, person, refused(new ApiError('notFound', '')))).toEqual({ kind: 'closed' });
    }
  });

  test('what can be no invitation is closed, and cannot be tried again', () => {
    const refusedInput = new ApiError('invalid', '', { status: 422 });
    expect(shown({ invitation: undefined, error: refusedInput }, stranger)).toEqual({ kind: 'closed' });
    expect(shown(pending, person, refused(refusedInput), true)).toEqual({ kind: 'closed' });
  });

  test('a closed one whose holder was refused for their session alone stays closed', () => {
    expect(shown(gone, person, refused(new ApiError('unauthorized', '')))).toEqual({ kind: 'closed' });
  });

  test('claims that are not there yet make nobody a member', () => {
    expect(shown(open, { ...person, claims: undefined })).toMatchObject({ kind: 'valid' });
  });

  test('whoever belongs there is told so', () => {
    const member = { ...person, claims: person.claims && { ...person.claims } };
    if (!member.claims) throw new Error('The person has no claims');
    const claims = { ...member.claims, id: { ...member.claims.id, org_codes: ['o'] } };
    expect(shown(open, { ...member, claims })).toMatchObject({ kind: 'member', isNew: false });
  });

  test('no answer can be asked for again', () => {
    expect(shown(offline, stranger)).toMatchObject({ kind: 'failed', step: 'checking' });
  });
});

describe('once it is accepted', () => {
  test('the page says what happens, and that it has', () => {
    expect(shown(open, person, running)).toMatchObject({ kind: 'valid', isJoining: true });
    expect(shown(pending, person, none, true)).toEqual({ kind: 'loading', step: 'joining', isSlow: false });
    expect(shown(pending, person, running, true)).toEqual({
      kind: 'loading',
      step: 'joining',
      isSlow: false,
    });
    const answer = { orgCode: 'o', orgName: 'A GmbH', isNewMember: true };
    expect(shown(gone, person, { kind: 'done', input, answer }, true)).toEqual({
      kind: 'member',
      organization: 'A GmbH',
      isNew: true,
      isRedirecting: false,
    });
  });

  test.each([true, false])('a refusal says why, decided before signing in: %s', (isDecided) => {
    const after = (acceptance: Acceptance) => shown(open, person, acceptance, isDecided);
    expect(after(refused(new ApiError('notFound', '')))).toEqual({ kind: 'closed' });
    expect(after(forSomebodyElse)).toMatchObject({
      kind: 'wrongAccount',
      person: 'Friedhelm Größer (a@b.example)',
    });
    expect(after(refused(new ApiError('forbidden', '')))).toMatchObject({ kind: 'failed', step: 'joining' });
    expect(after(refused(new ApiError('offline', '')))).toMatchObject({ kind: 'failed', step: 'joining' });
  });

  test('a fault in our own code is not dressed up as a refusal', () => {
    expect(() => shown(open, person, { kind: 'failed', input, error: new TypeError('oops') })).toThrow(
      'oops',
    );
  });

  test('where only the session was refused, the person decides again', () => {
    const unauthorized = refused(new ApiError('unauthorized', ''));
    const ended = { ...person, status: 'ended' as const };
    expect(shown(open, ended, unauthorized)).toMatchObject({ kind: 'valid' });
    expect(shown(pending, person, unauthorized, true)).toEqual({
      kind: 'loading',
      step: 'checking',
      isSlow: false,
    });
    expect(shown(open, person, unauthorized, true)).toMatchObject({ kind: 'valid', isJoining: false });
  });
});
