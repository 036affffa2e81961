import { expect, test } from 'vitest';
import { tellsNewBuild } from './tells-new-build.ts';

const user = {
  id: 'usr_1',
  given_name: 'Jana',
  family_name: 'Möller',
  email: 'jana@tietze.test',
  picture: null,
};

test.each([
  ['default', true, true],
  ['settings', true, true],
  ['backoffice', true, true],
  ['default', false, false],
  ['auth', false, true],
  ['auth', true, true],
  ['public', true, false],
] as const)('%s, signed in: %s, tells of a newer build: %s', (layout, isSignedIn, expected) => {
  expect(tellsNewBuild({ layout }, { user: isSignedIn ? user : undefined })).toBe(expected);
});

test('before a page is open nothing can be said', () => {
  expect(tellsNewBuild(undefined, { user })).toBe(false);
});
