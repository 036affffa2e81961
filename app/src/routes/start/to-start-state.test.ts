import { expect, test } from 'vitest';
import { nobody } from '../../session/testing/snapshots.ts';
import { toStartState } from './to-start-state.ts';

const failure = { error: 'access_denied', errorDescription: null, state: null, appState: undefined };

test('a stranger is offered what there is, and told why signing in has failed', () => {
  expect(toStartState(nobody, false)).toEqual({ kind: 'ready' });
  expect(toStartState({ ...nobody, isUnreachable: true }, false)).toEqual({
    kind: 'failed',
    failure: 'unreachable',
  });
  expect(toStartState({ ...nobody, failure }, false)).toEqual({ kind: 'failed', failure: 'denied' });
});

test('who registers is not told of an earlier failure, and who is on the way of nothing else', () => {
  expect(toStartState({ ...nobody, failure }, true)).toEqual({ kind: 'registering' });
  expect(toStartState({ ...nobody, failure, isLeaving: true }, true)).toEqual({ kind: 'redirecting' });
});
