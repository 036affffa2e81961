import { act, cleanup, render } from '@testing-library/react';
import { carrierPackagingRulesApi, type StaffPackagingRule } from 'contract';
import type { PackagingTypesProps } from 'design-system/screens/backoffice/PackagingTypes/PackagingTypes';
import { packagingTypesCopy } from 'design-system/screens/backoffice/PackagingTypes/PackagingTypes.copy.ts';
import { ruleName, toRuleDraft } from 'design-system/screens/backoffice/PackagingTypes/rule-facts.ts';
import type { RuleFormProps } from 'design-system/screens/backoffice/PackagingTypes/RuleForm';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown, sent: { readonly signal?: AbortSignal }) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { readonly title: string; readonly description?: string }) => void>(),
  screen: undefined as PackagingTypesProps | undefined,
  form: undefined as RuleFormProps | undefined,
  mayChange: true,
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
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
vi.mock('./rights-of-staff.ts', () => ({ mayAdminister: () => page.mayChange }));
// The screens are not what is tried here, and take seconds to load.
vi.mock('design-system/screens/backoffice/PackagingTypes/PackagingTypes', () => ({
  PackagingTypes(props: PackagingTypesProps) {
    page.screen = props;
    const { state, editing } = props;
    const open = state.kind === 'ready' && state.value.find(({ id }) => id === editing?.openId);
    return open ? editing?.renderForm(open, { findReturn: () => null, onEdit: () => undefined }) : null;
  },
}));
vi.mock('design-system/screens/backoffice/PackagingTypes/RuleForm', () => ({
  RuleForm(props: RuleFormProps) {
    page.form = props;
    return null;
  },
}));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { packagingMatrix } = await import('../../data/packaging-rules.ts');
const { Component } = await import('./PackagingTypesRoute.tsx');
const { put } = carrierPackagingRulesApi;
const { told, form } = packagingTypesCopy;

const ruleOf = (packaging: 'box' | 'none'): StaffPackagingRule => ({
  id: `GLS-${packaging}`,
  carrier: 'GLS',
  packaging,
  standing: 'allowed',
  maxWeightKg: 31,
  maxLengthCm: null,
  maxWidthCm: null,
  maxHeightCm: null,
  maxGirthCm: null,
  minLengthCm: null,
  minWidthCm: null,
  minHeightCm: null,
  volumeDivisor: 5000,
  note: '',
  version: 2,
  updatedAt: null,
  updatedBy: null,
});
const [box, none] = [ruleOf('box'), ruleOf('none')];

let answer: PromiseWithResolvers<unknown>;
beforeEach(() => {
  vi.clearAllMocks();
  page.mayChange = true;
  answer = Promise.withResolvers();
  page.call.mockImplementation(async (endpoint) =>
    endpoint === put ? answer.promise : { items: [box, none] },
  );
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

/** The first rule. */
async function edit() {
  const router = createMemoryRouter([{ path: '*', Component }]);
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => page.screen?.state.kind).toBe('ready');
  await act(async () => page.screen?.editing?.onOpen(box));
}

test('what is typed of a rule stays when the permission is taken away', async () => {
  await edit();
  await act(async () => page.form?.saving.onChangedChange?.(true));
  page.call.mockRejectedValue(new ApiError('forbidden', ''));
  page.mayChange = false;
  await act(() => refresh(packagingMatrix));
  await expect.poll(() => page.screen?.state).toMatchObject({ kind: 'ready', loss: 'forbidden' });
  expect(page.screen?.editing?.openId).toBe(box.id);
});

const problem = { title: 'Abgelehnt.', status: 422 } as never;
test.each([
  ['saved', () => answer.resolve({ ...box, maxWeightKg: 20, version: 3 }), told.saved(ruleName(box)), '20'],
  [
    'refused',
    () => answer.reject(new ApiError('invalid', 'no', { status: 422, problem })),
    form.notSaved,
    `${ruleName(box)} · Abgelehnt.`,
  ],
])(
  'a rule that was left for the next while it is sent and is %s is told of, and the next stays open',
  async (_, end, title, description) => {
    await edit();
    await act(async () => page.form?.saving.onSubmit({ ...toRuleDraft(box), maxWeightKg: 20 }));
    await act(async () => page.screen?.editing?.onOpen(none));
    await act(async () => end());
    const [[toast] = []] = page.addToast.mock.calls;
    expect(toast?.title).toBe(title);
    expect(toast?.description).toContain(description);
    expect(page.addToast).toHaveBeenCalledOnce();
    expect(page.screen?.editing?.openId).toBe(none.id);
  },
);
