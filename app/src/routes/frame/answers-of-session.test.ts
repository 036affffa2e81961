import { expect, test, vi } from 'vitest';
import type { SessionSnapshot } from '../../auth/index.ts';
import { createSessionState } from '../../auth/session-state.ts';
import { nobody, signedIn } from '../../session/testing/snapshots.ts';
import { followSession } from './answers-of-session.ts';

const person = signedIn();
const ended: SessionSnapshot = { ...person, status: 'ended' };

/** What becomes of the answers when a session goes from one snapshot to the next. */
function after(...snapshots: readonly SessionSnapshot[]) {
  const state = createSessionState();
  state.publish(person);
  const answers = { forget: vi.fn<() => void>(), refresh: vi.fn<() => void>() };
  const session = {
    subscribe: (listener: () => void) => state.subscribe(listener),
    getSnapshot: () => state.snapshot,
  };
  const stop = followSession(session, answers);
  for (const snapshot of snapshots) state.publish(snapshot);
  stop();
  state.publish(nobody);
  return [answers.forget.mock.calls.length, answers.refresh.mock.calls.length];
}

test.each<[string, readonly SessionSnapshot[], readonly number[]]>([
  ['renewed tokens', [person], [0, 0]],
  ['an end', [ended], [0, 0]],
  ['a session that is taken up again', [ended, person], [0, 1]],
  ['signing out', [{ ...nobody, status: 'signedOut' }], [1, 0]],
  ['signing out after the end', [ended, { ...nobody, status: 'signedOut' }], [1, 0]],
])('after %s', (_, snapshots, counts) => {
  expect(after(...snapshots)).toEqual(counts);
});
