import { act, cleanup, renderHook } from '@testing-library/react';
import type { OrganizationUser } from 'contract';
import { afterEach, expect, test, vi } from 'vitest';

const { call } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: { readonly version: number }) => Promise<unknown>>(),
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: () => undefined }));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));
vi.mock('../../services.ts', () => ({ session: { getSnapshot: () => null } }));

const { ApiError } = await import('../../http/api-error.ts');
const { useRoleChange } = await import('./use-role-change.ts');

afterEach(cleanup);

const seen = { id: 'usr_1', version: 1, role: 'org_user' } as OrganizationUser;
const changed: OrganizationUser = { ...seen, version: 2, family_name: 'Neu' };

test('once somebody else was faster, the next attempt is about the person as they are now', async () => {
  call.mockImplementation(async (_, { version }) => {
    if (version !== changed.version)
      throw new ApiError('conflict', 'x', {
        status: 409,
        problem: { title: 'Veraltet.', status: 409 } as never,
      });
    return changed;
  });
  const { result, rerender } = renderHook((users: readonly OrganizationUser[]) => useRoleChange(users), {
    initialProps: [seen],
  });
  act(() => result.current.open(seen));
  await act(async () => result.current.roleChange?.onSubmit('org_owner'));
  expect(result.current.roleChange?.failure).toMatchObject({ reason: 'conflict' });
  rerender([changed]);
  expect(result.current.roleChange?.user).toEqual(changed);
  await act(async () => result.current.roleChange?.onSubmit('org_owner'));
  expect(result.current.roleChange).toBeNull();
});

test('the dialog stays where its person is on the page of the list no more', () => {
  const { result, rerender } = renderHook((users: readonly OrganizationUser[]) => useRoleChange(users), {
    initialProps: [seen],
  });
  act(() => result.current.open(seen));
  rerender([]);
  expect(result.current.roleChange?.user).toEqual(seen);
});
