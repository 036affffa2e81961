import { act, cleanup } from '@testing-library/react';
import { countryName } from 'contract';
import { countriesCopy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { testSamplesCopy } from 'design-system/screens/backoffice/TestCenter/TestCenter.copy.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPageHook } from '../../leaving/testing/page-hook.ts';

interface Toast {
  readonly title: string;
  readonly description?: string;
}
const { call, addToast } = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: { readonly signal?: AbortSignal }) => Promise<unknown>>(),
  addToast: vi.fn<(toast: Toast) => void>(),
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => true,
}));
vi.mock('design-system/components/LazyToastRegion', () => ({
  addToast,
  preloadToasts: async () => undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call } }));

const { ApiError } = await import('../../http/api-error.ts');
const { useCountryCreation } = await import('./use-country-creation.ts');
const { useSampleCreation } = await import('./use-sample-creation.ts');
const { useTerritories } = await import('./use-territories.ts');

const held = { isHeld: () => false, hold: () => undefined };
const onCreated = vi.fn<(code: string) => void>();
let answer: PromiseWithResolvers<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  answer = Promise.withResolvers();
  call.mockImplementation(() => answer.promise);
});
afterEach(cleanup);

interface Dialog {
  readonly open: () => void;
  readonly isOpen: boolean;
  readonly submit: (() => void) | undefined;
}

const dialogs: readonly [string, () => Dialog, object, string, string, string][] = [
  [
    'a series',
    function useSample() {
      const { open, creation } = useSampleCreation();
      const draft = { name: 'Zoll', tolerancePercent: 0, ignoredFields: [] };
      return {
        open,
        isOpen: creation !== null,
        submit: creation && (() => creation.onSubmit(draft)),
      } as Dialog;
    },
    { id: 'tsa_1', name: 'Zoll' },
    testSamplesCopy.told.created('Zoll'),
    testSamplesCopy.creation.notCreated,
    'Zoll',
  ],
  [
    'a country',
    function useCountry() {
      const { open, creation } = useCountryCreation(held, onCreated);
      return {
        open,
        isOpen: creation !== null,
        submit: creation && (() => creation.onSubmit({ code: 'NO' })),
      } as Dialog;
    },
    { code: 'NO' },
    countriesCopy.told.created(countryName('NO')),
    countriesCopy.creation.notCreated,
    countryName('NO'),
  ],
  [
    'a special territory',
    function useTerritory() {
      const territories = useTerritories('NO', held);
      const { creation } = territories;
      const draft = { name: 'Spitzbergen' } as Parameters<NonNullable<typeof creation>['onSubmit']>[0];
      return {
        open: () => territories.onAdd(),
        isOpen: creation !== null,
        submit: creation && (() => creation.onSubmit(draft)),
      } as Dialog;
    },
    {},
    countriesCopy.told.added,
    countriesCopy.territories.notAdded,
    'Spitzbergen',
  ],
];

async function submitIn(useDialog: () => Dialog) {
  const { current, go, path } = renderPageHook(useDialog);
  act(() => current().open());
  await act(async () => current().submit?.());
  return { current, path, leave: () => go('/') };
}

const refuse = () => answer.reject(new ApiError('timeout', 'no answer'));

test.each(dialogs)('%s that is made while its page is left is told of', async (_, useDialog, made, told) => {
  const { leave } = await submitIn(useDialog);
  await leave();
  await act(async () => answer.resolve(made));
  expect(call.mock.calls[0]?.[1].signal?.aborted ?? false).toBe(false);
  expect(addToast.mock.calls.map(([{ title }]) => title)).toEqual([told]);
  expect(onCreated).not.toHaveBeenCalled();
});

test.each(dialogs)(
  'of %s that may not have been made is told once its page was left, and in its dialog else',
  async (_, useDialog, _made, _told, notMade, name) => {
    const shown = await submitIn(useDialog);
    await act(async () => refuse());
    expect(addToast).not.toHaveBeenCalled();
    expect(shown.current().isOpen).toBe(true);
    answer = Promise.withResolvers();
    const { leave } = await submitIn(useDialog);
    await leave();
    const problem = { title: 'Abgelehnt.', status: 422 } as never;
    await act(async () => answer.reject(new ApiError('invalid', 'no', { status: 422, problem })));
    expect(addToast.mock.calls).toMatchObject([[{ title: notMade, description: `${name} · Abgelehnt.` }]]);
  },
);

test.each(dialogs)(
  '%s that is given up and begun anew stays open when the first is made',
  async (_, useDialog, made) => {
    const { current, path } = await submitIn(useDialog);
    act(() => current().open());
    await act(async () => answer.resolve(made));
    expect(addToast).toHaveBeenCalledOnce();
    expect([current().isOpen, path()]).toEqual([true, '/form']);
  },
);
