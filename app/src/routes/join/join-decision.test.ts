import { expect, test } from 'vitest';
import type { SessionSnapshot } from '../../auth/index.ts';
import { nobody, signedIn } from '../../session/testing/snapshots.ts';
import { decideJoin } from './join-decision.ts';

const invitationId = 'inv-1';
const stranger: SessionSnapshot = { ...nobody, status: 'signedOut' };
const unreachable: SessionSnapshot = { ...nobody, isUnreachable: true };
const plain = { search: '', state: null };
const withId = { search: '?id=inv-1', state: null };
const noted = { search: '', state: { invitationId } };

const failedWith = (invitation: string | undefined): SessionSnapshot => ({
  ...stranger,
  failure: {
    error: 'exchange_failed',
    errorDescription: null,
    state: null,
    appState: { originUrl: '/join', redirectTo: '/join', invitationId: invitation },
  },
});

test.each([stranger, signedIn(), failedWith(undefined)])(
  'without an invitation the way leads home',
  (snapshot) => {
    expect(decideJoin(plain, snapshot)).toEqual({ kind: 'home' });
    expect(decideJoin({ ...plain, search: '?id=' }, snapshot)).toEqual({ kind: 'home' });
  },
);

test.each([{ invitationId: 7 }, {}, 'inv-1', undefined])(
  'what is no invitation in the history is none: %j',
  (state) => {
    expect(decideJoin({ search: '', state }, stranger)).toEqual({ kind: 'home' });
  },
);

test.each([nobody, unreachable, stranger, signedIn()])(
  'A5.32 an invitation in the address is noted first of all',
  (snapshot) => {
    expect(decideJoin(withId, snapshot)).toEqual({ kind: 'note', invitationId });
    const older = { ...withId, state: { invitationId: 'inv-0' } };
    expect(decideJoin(older, snapshot)).toEqual({ kind: 'note', invitationId });
  },
);

test.each([plain, noted])('A5.32 nothing is given up for a session that is not known', (location) => {
  expect(decideJoin(location, nobody)).toEqual({ kind: 'wait' });
  expect(decideJoin(location, unreachable)).toEqual({ kind: 'unreachable' });
});

test.each([stranger, signedIn(), { ...signedIn(), status: 'ended' as const }])(
  'A5.32 whoever opens an invitation decides, signed in or not',
  (snapshot) => {
    expect(decideJoin(noted, snapshot)).toEqual({ kind: 'offer', invitationId });
  },
);

test('A5.32 who has accepted before signing in joins when they come back', () => {
  const back = { ...signedIn(), invitationId };
  expect(decideJoin(plain, back)).toEqual({ kind: 'note', invitationId });
  expect(decideJoin(noted, back)).toEqual({ kind: 'join', invitationId });
  expect(decideJoin({ search: '', state: { invitationId: 'inv-2' } }, back)).toEqual({
    kind: 'offer',
    invitationId: 'inv-2',
  });
});

test('A5.32 an invitation is still there when signing in has failed or the session has ended', () => {
  expect(decideJoin(plain, failedWith(invitationId))).toEqual({ kind: 'note', invitationId });
  expect(decideJoin(noted, failedWith(invitationId))).toEqual({ kind: 'offer', invitationId });
  const kept = { ...signedIn(), failure: failedWith(invitationId).failure };
  expect(decideJoin(plain, kept)).toEqual({ kind: 'note', invitationId });
  expect(decideJoin(noted, kept)).toEqual({ kind: 'offer', invitationId });
  expect(decideJoin(noted, { ...signedIn(), invitationId, status: 'ended' })).toEqual({
    kind: 'offer',
    invitationId,
  });
});
