import { expect, test } from 'vitest';
import type { SessionSnapshot } from '../auth/index.ts';
import { nobody, signedIn } from '../session/testing/snapshots.ts';
import { discardOnSignOut } from './discard-on-sign-out.ts';

/** What is discarded when a session goes from one snapshot to the next. */
function discardedBetween(...snapshots: [SessionSnapshot, ...SessionSnapshot[]]): unknown[] {
  const discarded: unknown[] = [];
  let current = snapshots[0];
  let tell: () => void = () => undefined;
  discardOnSignOut(
    {
      getSnapshot: () => current,
      subscribe: (listener) => {
        tell = listener;
        return () => undefined;
      },
    },
    (owner) => void discarded.push(owner),
  );
  for (const snapshot of snapshots.slice(1)) {
    current = snapshot;
    tell();
  }
  return discarded;
}

const person = signedIn();
const ended = { ...person, status: 'ended' } as const;
const signedOut = { ...nobody, status: 'signedOut' } as const;
const failure = { error: 'storage_blocked', errorDescription: null, state: null, appState: undefined };
const { sub, org_code: orgCode } = person.claims?.access ?? {};

test.each([[[person, signedOut]], [[person, ended, signedOut]], [[nobody, person, signedOut, signedOut]]])(
  'A5.24 who signs out leaves no draft behind, case %#',
  (snapshots) => {
    const [first = nobody, ...rest] = snapshots;
    expect(discardedBetween(first, ...rest)).toEqual([{ sub, orgCode }]);
  },
);

test.each([
  ['renewed tokens', person],
  ['an ended session', ended],
  ['a page that loads anew', nobody],
  ['a sign-in that could not begin', { ...signedOut, failure }],
])('A5.24 %s leave the draft where it is', (_, next) => {
  expect(discardedBetween(person, next)).toEqual([]);
});

test('A5.24 a stranger has no draft', () => {
  expect(discardedBetween(nobody, signedOut)).toEqual([]);
});
