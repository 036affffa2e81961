import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';

const page = vi.hoisted(() => ({
  call: vi.fn<() => Promise<unknown>>(),
  confirm: vi.fn(async () => false),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => page.confirm,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast: () => undefined,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));

const { heldInput } = await import('../../leaving/unsaved-input.ts');
const { useInviting } = await import('../settings/use-inviting.ts');
const { useOrganizationCreation } = await import('./use-organization-creation.ts');
const { useSampleCreation } = await import('./use-sample-creation.ts');

interface Dialog {
  readonly onSubmit: (typed: never) => void;
  readonly onChangedChange: (isChanged: boolean) => void;
  readonly onClose: () => void;
}
interface Creation {
  readonly open: () => void;
  readonly dialog: Dialog | null;
}
const toDialog = ({ open, creation }: { readonly open: () => void; readonly creation: Dialog | null }) => ({
  open,
  dialog: creation,
});
const creations: [name: string, useIt: () => Creation][] = [
  ['organisation', () => toDialog(useOrganizationCreation())],
  ['series', () => toDialog(useSampleCreation())],
  [
    'invitation',
    () => {
      const { open, inviting } = useInviting('org_1');
      return { open, dialog: inviting };
    },
  ],
];

beforeEach(() => {
  vi.clearAllMocks();
  page.call.mockImplementation(async () => ({ id: 'x_1', name: 'X', orgCode: 'org_1', orgName: 'X' }));
});
afterEach(cleanup);

/** The dialog, in which something is typed. */
async function typeIn(useIt: () => Creation) {
  const hook = renderPageHook(useIt);
  act(() => hook.current().open());
  await act(async () => hook.current().dialog?.onChangedChange(true));
  return { ...hook, dialog: () => hook.current().dialog };
}

test.each(creations)('what is typed of a new %s is held, and asked about', async (_, useIt) => {
  const { go, path } = await typeIn(useIt);
  expect(heldInput()).toBe('draft');
  await go('/form?tab=log');
  await go('/elsewhere');
  expect(page.confirm).toHaveBeenCalled();
  expect(path()).toBe('/form');
});

test.each(creations)('of what is given up of a new %s nothing is held', async (_, useIt) => {
  const { dialog, go, path } = await typeIn(useIt);
  await act(async () => dialog()?.onClose());
  expect(heldInput()).toBe('nothing');
  await go('/elsewhere');
  expect(page.confirm).not.toHaveBeenCalled();
  expect(path()).toBe('/elsewhere');
});

test.each(creations)(
  'where a new %s is made nothing is held, and no question is in its way',
  async (_, useIt) => {
    const { dialog } = await typeIn(useIt);
    await act(async () => dialog()?.onSubmit({ ownerEmail: 'a@b.example' } as never));
    expect(dialog()).toBeNull();
    expect(heldInput()).toBe('nothing');
    expect(page.confirm).not.toHaveBeenCalled();
  },
);

test('an invitation is asked about before another tab of its organisation is opened', async () => {
  const { go } = await typeIn(() => {
    const { open, inviting } = useInviting('org_1');
    return { open, dialog: inviting };
  });
  await go('/form?page=2');
  expect(page.confirm).not.toHaveBeenCalled();
  await go('/form?tab=users');
  expect(page.confirm).toHaveBeenCalledOnce();
});
