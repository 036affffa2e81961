import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { heldInput } from '../../leaving/unsaved-input.ts';

const send = vi.hoisted(() => vi.fn<(version: number) => Promise<unknown>>());
const signOut = vi.hoisted(() => vi.fn<() => void>());
// The page's own client and session begin with the document.
vi.mock('../../services.ts', () => ({ session: { signOut } }));
vi.mock('../../data/organization-records.ts', () => ({
  deleteOrganization: { send, makesOld: [], outlivesPage: false },
}));

const { useOrganizationDeletion } = await import('./use-organization-deletion.ts');

afterEach(cleanup);

test('the page stays until the answer is here, which signs out', async () => {
  const answer = Promise.withResolvers<void>();
  send.mockReturnValueOnce(answer.promise);
  const { result } = renderHook(useOrganizationDeletion);
  act(() => void result.current.run(3));
  expect(heldInput()).toBe('order');
  expect(signOut).not.toHaveBeenCalled();
  await act(async () => answer.resolve());
  expect(signOut).toHaveBeenCalledOnce();
  expect(heldInput()).toBe('nothing');
});

test('it holds nothing once it has failed', async () => {
  send.mockRejectedValueOnce(new ApiError('offline', 'No answer'));
  const { result } = renderHook(useOrganizationDeletion);
  await act(() => result.current.run(3));
  expect(result.current.state.kind).toBe('failed');
  expect(heldInput()).toBe('nothing');
});
