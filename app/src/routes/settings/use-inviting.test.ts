import { act, cleanup } from '@testing-library/react';
import type { UserInvite } from 'contract';
import { teamCopy } from 'design-system/screens/settings/Team/Team.copy.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';

const page = vi.hoisted(() => ({
  call: vi.fn<() => Promise<unknown>>(),
  addToast: vi.fn<(toast: { readonly title: string; readonly description?: string }) => void>(),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => true,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: page.addToast,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));

const { ApiError } = await import('../../http/api-error.ts');
const { useInviting } = await import('./use-inviting.ts');
const { invite, said } = teamCopy;

const email = 'jana@tietze.example';
let answer: PromiseWithResolvers<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  answer = Promise.withResolvers();
  page.call.mockImplementation(() => answer.promise);
});
afterEach(cleanup);

/** The dialog, whose invitation is under way. */
async function send() {
  const hook = renderPageHook(() => useInviting('org_1'));
  act(() => hook.current().open());
  await act(async () => hook.current().inviting?.onSubmit({ email } as UserInvite));
  return hook;
}

const refused = new ApiError('invalid', 'no', {
  status: 422,
  problem: { title: 'Abgelehnt.', status: 422 } as never,
});
test.each([
  ['has failed', () => answer.reject(refused), invite.notSent, expect.stringContaining(email)],
  ['is sent', () => answer.resolve({ email, invitationDelivery: 'sent' }), said.sent(email), undefined],
])('of an invitation whose page was left is told that it %s', async (_, end, title, description) => {
  const { go } = await send();
  await go('/elsewhere');
  await act(async () => end());
  await expect
    .poll(() => page.addToast.mock.calls.map(([toast]) => [toast.title, toast.description]))
    .toEqual([[title, description]]);
});

test('the dialog of the next one stays open when the one before is sent', async () => {
  const { current } = await send();
  act(() => current().inviting?.onClose());
  act(() => current().open());
  await act(async () => answer.resolve({ email, invitationDelivery: 'sent' }));
  await expect.poll(() => page.addToast.mock.calls.length).toBe(1);
  expect(current().inviting).not.toBeNull();
});
