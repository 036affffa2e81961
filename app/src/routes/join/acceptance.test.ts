import type { Activation } from 'contract';
import { expect, test, vi } from 'vitest';
import { write } from '../../data/write.ts';
import { ApiError } from '../../http/api-error.ts';
import { createAcceptances } from './acceptance.ts';

const answer: Activation = { orgCode: 'org_a', orgName: 'A GmbH', isNewMember: true };

function setUp() {
  const activate = vi.fn<(id: string) => Promise<Activation>>(() => Promise.resolve(answer));
  const onDone = vi.fn<(activation: Activation) => void>();
  const acceptanceOf = createAcceptances(write(activate), { onDone: (activation) => onDone(activation) });
  const state = () => acceptanceOf('inv-1').getState();
  const accept = () => acceptanceOf('inv-1').runOnce('inv-1');
  return { acceptanceOf, accept, state, activate, onDone };
}

test('A5.32 an invitation is accepted once, however often it is asked for', async () => {
  const { accept, state, activate, onDone } = setUp();
  expect(state()).toEqual({ kind: 'idle' });
  const first = accept();
  const second = accept();
  expect(state()).toEqual({ kind: 'pending', input: 'inv-1' });
  await Promise.all([first, second]);
  await accept();
  expect(state()).toEqual({ kind: 'done', input: 'inv-1', answer });
  expect(activate.mock.calls.map(([id]) => id)).toEqual(['inv-1']);
  expect(onDone.mock.calls).toEqual([[answer]]);
});

test('a refused one can be tried again', async () => {
  const { accept, state, activate, onDone } = setUp();
  const error = new ApiError('offline', 'no answer');
  activate.mockRejectedValueOnce(error);
  await accept();
  expect(state()).toEqual({ kind: 'failed', input: 'inv-1', error });
  expect(onDone).not.toHaveBeenCalled();
  await accept();
  expect(state().kind).toBe('done');
  expect(onDone).toHaveBeenCalledOnce();
});

test('whoever listens is told of each step of their invitation until they stop', async () => {
  const { acceptanceOf, accept, state } = setUp();
  const seen: string[] = [];
  const stop = acceptanceOf('inv-1').subscribe(() => seen.push(state().kind));
  await acceptanceOf('inv-2').runOnce('inv-2');
  await accept();
  stop();
  acceptanceOf('inv-1').reset();
  expect(seen).toEqual(['pending', 'done']);
});
