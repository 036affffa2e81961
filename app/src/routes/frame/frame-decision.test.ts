import { expect, test } from 'vitest';
import type { SessionSnapshot } from '../../auth/index.ts';
import { pages } from '../../pages/pages.ts';
import { nobody, signedIn } from '../../session/testing/snapshots.ts';
import { decideFrame } from './frame-decision.ts';

const ended: SessionSnapshot = { ...signedIn(), status: 'ended' };
const failure = { error: 'access_denied', errorDescription: null, state: null, appState: undefined };

const decide = (
  page: keyof typeof pages,
  session: SessionSnapshot,
  { isHeld = false, hasDraft = false } = {},
) => decideFrame(pages[page], session, { isHeld: () => isHeld, hasDraft: () => hasDraft });

test('the start page waits until it is known who is there, unless that cannot be known', () => {
  expect(decide('start', nobody)).toBe('wait');
  expect(decide('start', { ...nobody, isUnreachable: true })).toBe('granted');
  expect(decide('start', { ...nobody, status: 'signedOut' })).toBe('granted');
  expect(decide('join', nobody)).toBe('granted');
});

test('a page is what its access says', () => {
  expect(decide('shipments', nobody)).toBe('wait');
  expect(decide('shipments', signedIn())).toBe('granted');
  expect(decide('team', signedIn())).toBe('forbidden');
});

test('after its end a session is told where somebody has a draft, and begun again where nobody has', () => {
  expect(decide('shipments', ended)).toBe('signIn');
  expect(decide('shipments', { ...ended, failure })).toBe('signInFailed');
  expect(decide('shipments', ended, { hasDraft: true })).toBe('ended');
  expect(decide('shipments', { ...ended, failure }, { hasDraft: true })).toBe('ended');
});

test('a page that holds input stays after the end, on the way to the provider too, and only then', () => {
  const held = { isHeld: true, hasDraft: true };
  expect(decide('newShipment', ended, held)).toBe('granted');
  expect(decide('newShipment', { ...ended, isLeaving: true }, held)).toBe('granted');
  expect(decide('newShipment', { ...ended, isLeaving: true })).toBe('wait');
  expect(decide('newShipment', { ...nobody, status: 'signedOut' }, held)).toBe('signIn');
});
