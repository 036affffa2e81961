import { expect, test } from 'vitest';
import { judgeJoin } from './guard-join.ts';
import { nobody, signedIn } from './testing/snapshots.ts';

const plain = new URL('https://portal.example/join');
const withId = new URL('https://portal.example/join?id=inv-1');

test.each([nobody, signedIn()])('without an invitation the way leads home', (snapshot) => {
  expect(judgeJoin(plain, undefined, snapshot)).toEqual({ kind: 'home' });
  expect(judgeJoin(new URL('?id=', plain), undefined, snapshot)).toEqual({ kind: 'home' });
});

test.each([nobody, signedIn()])('A5.32 an invitation in the address is noted first of all', (snapshot) => {
  expect(judgeJoin(withId, undefined, snapshot)).toEqual({ kind: 'note', invitationId: 'inv-1' });
  expect(judgeJoin(withId, 'inv-0', snapshot)).toEqual({ kind: 'note', invitationId: 'inv-1' });
});

test('A5.32 a stranger signs in with the invitation, and joins when they come back', () => {
  const stranger = { ...nobody, status: 'signedOut' } as const;
  expect(judgeJoin(plain, 'inv-1', stranger)).toEqual({ kind: 'signIn', invitationId: 'inv-1' });
  expect(judgeJoin(plain, undefined, { ...signedIn(), invitationId: 'inv-1' })).toEqual({
    kind: 'join',
    invitationId: 'inv-1',
  });
  expect(judgeJoin(plain, 'inv-1', signedIn())).toEqual({ kind: 'join', invitationId: 'inv-1' });
});
