import type { Activation } from 'contract';
import { expect, test, vi } from 'vitest';
import { createAcceptances } from './acceptance.ts';

const activation: Activation = { orgCode: 'org_a', orgName: 'A GmbH', isNewMember: true };

function setUp() {
  const activate = vi.fn<(id: string) => Promise<Activation>>(() => Promise.resolve(activation));
  const onAccepted = vi.fn<(activation: Activation) => void>();
  const acceptances = createAcceptances(activate, onAccepted);
  const isSettled = () => expect.poll(() => acceptances.of('inv-1').kind);
  return { acceptances, activate, onAccepted, isSettled };
}

test('A5.32 an invitation is accepted once, however often it is asked for', async () => {
  const { acceptances, activate, onAccepted, isSettled } = setUp();
  expect(acceptances.of('inv-1')).toEqual({ kind: 'none' });
  acceptances.accept('inv-1');
  acceptances.accept('inv-1');
  expect(acceptances.of('inv-1')).toEqual({ kind: 'running' });
  await isSettled().toBe('accepted');
  acceptances.accept('inv-1');
  expect(acceptances.of('inv-1')).toEqual({ kind: 'accepted', activation });
  expect(activate.mock.calls).toEqual([['inv-1']]);
  expect(onAccepted.mock.calls).toEqual([[activation]]);
});

test('a refused one can be tried again', async () => {
  const { acceptances, activate, onAccepted, isSettled } = setUp();
  const error = new Error('no answer');
  activate.mockRejectedValueOnce(error);
  acceptances.accept('inv-1');
  await isSettled().toBe('refused');
  expect(acceptances.of('inv-1')).toEqual({ kind: 'refused', error });
  expect(onAccepted).not.toHaveBeenCalled();
  acceptances.accept('inv-1');
  await isSettled().toBe('accepted');
  expect(onAccepted).toHaveBeenCalledOnce();
});

test('whoever listens is told of each step until they stop', async () => {
  const { acceptances, isSettled } = setUp();
  const seen: string[] = [];
  const stop = acceptances.subscribe(() => seen.push(acceptances.of('inv-1').kind));
  acceptances.accept('inv-1');
  await isSettled().toBe('accepted');
  stop();
  acceptances.accept('inv-2');
  expect(seen).toEqual(['running', 'accepted']);
});
