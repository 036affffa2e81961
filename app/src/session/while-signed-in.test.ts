import { expect, test, vi } from 'vitest';
import type { SessionSnapshot } from '../auth/index.ts';
import { createSessionState } from '../auth/session-state.ts';
import { nobody } from './testing/snapshots.ts';
import { whileSignedIn } from './while-signed-in.ts';

function setUp(status: SessionSnapshot['status']) {
  const state = createSessionState();
  const become = (next: SessionSnapshot['status']) => state.publish({ ...nobody, status: next });
  become(status);
  const close = vi.fn<() => void>();
  const open = vi.fn<() => () => void>(() => close);
  const session = {
    subscribe: (listener: () => void) => state.subscribe(listener),
    getSnapshot: () => state.snapshot,
  };
  const stop = whileSignedIn(session, open);
  const counts = () => [open.mock.calls.length, close.mock.calls.length];
  return { become, stop, counts };
}

test('it is open while somebody is signed in, once', () => {
  const { become, counts } = setUp('signedIn');
  become('signedIn');
  expect(counts()).toEqual([1, 0]);
});

test('it waits for somebody', () => {
  const { become, counts } = setUp('unknown');
  expect(counts()).toEqual([0, 0]);
  become('signedIn');
  expect(counts()).toEqual([1, 0]);
});

test('a session that has ended and is taken up again has it open again', () => {
  const { become, counts } = setUp('signedIn');
  become('ended');
  become('ended');
  expect(counts()).toEqual([1, 1]);
  become('signedIn');
  expect(counts()).toEqual([2, 1]);
});

test('whoever stops it has it closed for good', () => {
  const { become, stop, counts } = setUp('signedIn');
  stop();
  become('ended');
  become('signedIn');
  expect(counts()).toEqual([1, 1]);
});
