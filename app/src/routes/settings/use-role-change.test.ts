import { act, cleanup } from '@testing-library/react';
import type { OrganizationUser } from 'contract';
import { teamCopy } from 'design-system/screens/settings/Team/Team.copy.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: { readonly version: number }) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { readonly title: string; readonly description?: string }) => void>(),
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: page.addToast }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: { getSnapshot: () => null } }));

const { ApiError } = await import('../../http/api-error.ts');
const { useRoleChange } = await import('./use-role-change.ts');
const { roleChange: words, said } = teamCopy;

const seen = {
  id: 'usr_1',
  version: 1,
  role: 'org_user',
  given_name: 'Jana',
  family_name: 'Muster',
} as OrganizationUser;
const changed: OrganizationUser = { ...seen, version: 2, role: 'org_packing_area' };

let answer: PromiseWithResolvers<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  answer = Promise.withResolvers();
  page.call.mockImplementation(() => answer.promise);
});
afterEach(cleanup);

/** The dialog about the person as the list had them. */
function open() {
  const { current, go } = renderPageHook(() => {
    const [users, become] = useState<readonly OrganizationUser[]>([seen]);
    return { ...useRoleChange(users), become };
  });
  const begin = () => act(() => current().open(seen));
  begin();
  return {
    dialog: () => current().roleChange,
    choose: () => act(async () => current().roleChange?.onSubmit('org_owner')),
    /** The list is there anew. */
    become: (users: readonly OrganizationUser[]) => act(() => current().become(users)),
    begin,
    go,
  };
}

const problem = { title: 'Veraltet.', status: 409 } as never;
const refused = new ApiError('conflict', 'x', { status: 409, problem });

test('once somebody else was faster, the next attempt is about the person as they are now', async () => {
  const { dialog, choose, become } = open();
  await choose();
  await act(async () => answer.reject(refused));
  expect(dialog()).toMatchObject({ failure: { reason: 'conflict' }, roleMeanwhile: null });
  become([changed]);
  expect(dialog()).toMatchObject({ user: changed, roleMeanwhile: 'org_packing_area' });
  answer = Promise.withResolvers();
  await choose();
  expect(page.call.mock.calls.map(([, { version }]) => version)).toEqual([1, 2]);
  await act(async () => answer.resolve({ ...changed, role: 'org_owner' }));
  expect(dialog()).toBeNull();
});

test('nothing is told of another change than of the role, nor of the own one', async () => {
  const { dialog, choose, become } = open();
  become([{ ...changed, role: seen.role }]);
  expect(dialog()?.roleMeanwhile).toBeNull();
  await choose();
  become([{ ...changed, role: 'org_owner' }]);
  expect(dialog()?.roleMeanwhile).toBeNull();
});

test('the dialog stays where its person is on the page of the list no more', () => {
  const { dialog, become } = open();
  become([]);
  expect(dialog()?.user).toMatchObject(seen);
});

test.each([
  [
    'is not changed',
    () => answer.reject(refused),
    [words.notSaved, expect.stringMatching(/^Jana Muster · .*Veraltet/)],
  ],
  ['is changed', () => answer.resolve(changed), [said.roleChanged('Jana Muster'), undefined]],
])('whoever has left the page is told that a role %s', async (_, end, told) => {
  const { choose, go } = open();
  await choose();
  await go('/elsewhere');
  await act(async () => end());
  await expect
    .poll(() => page.addToast.mock.calls.map(([{ title, description }]) => [title, description]))
    .toEqual([told]);
});

test('an answer closes no dialog but its own', async () => {
  const { dialog, choose, begin } = open();
  await choose();
  begin();
  await act(async () => answer.resolve(changed));
  expect(page.addToast).toHaveBeenCalledOnce();
  expect(dialog()).not.toBeNull();
});
