import { act, cleanup, renderHook } from '@testing-library/react';
import type { OrganizationUser } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { userName } from 'design-system/screens/settings/Team/team-state.ts';
import { teamCopy } from 'design-system/screens/settings/Team/Team.copy.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { call, addToast } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { readonly title: string }) => void>(),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  useConfirm:
    () =>
    async ({ onAccept }: ConfirmRequest) => {
      void onAccept?.();
      return true;
    },
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../services.ts', () => ({ session: { getSnapshot: () => null } }));

const { ApiError } = await import('../../http/api-error.ts');
const { useTeamActions } = await import('./use-team-actions.ts');
const { said } = teamCopy;

const personOf = (id: string, given_name: string) =>
  ({ id, given_name, family_name: 'Muster', email: `${id}@a.example`, version: 1 }) as OrganizationUser;
const [jana, tom] = [personOf('usr_1', 'Jana'), personOf('usr_2', 'Tom')];

let answers: PromiseWithResolvers<unknown>[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  answers = [];
  call.mockImplementation(() => {
    const answer = Promise.withResolvers<unknown>();
    answers.push(answer);
    return answer.promise;
  });
});
afterEach(cleanup);

const tooMany = new ApiError('rateLimited', 'wait', {
  status: 429,
  problem: { title: 'Zu viele.', status: 429 } as never,
});
test.each([
  ['is not invited', 'onReinvite', (answer) => answer.reject(tooMany), said.notSent],
  ['is removed', 'onRemove', (answer) => answer.resolve(undefined), said.removed],
] as const satisfies [
  string,
  'onReinvite' | 'onRemove',
  (answer: PromiseWithResolvers<unknown>) => void,
  (name: string) => string,
][])('who %s is told by their own name, though another one was next', async (_, action, end, words) => {
  const { result } = renderHook(() => useTeamActions(() => undefined, 'ORG'));
  act(() => result.current[action]?.(jana));
  act(() => result.current[action]?.(tom));
  const [first] = answers;
  await act(async () => first && end(first));
  expect(addToast.mock.calls.map(([{ title }]) => title)).toEqual([words(userName(jana))]);
});
