import { act, cleanup, renderHook } from '@testing-library/react';
import type { StaffPackagingRule } from 'contract';
import { packagingTypesCopy } from 'design-system/screens/backoffice/PackagingTypes/PackagingTypes.copy.ts';
import { ruleName } from 'design-system/screens/backoffice/PackagingTypes/rule-facts.ts';
import { afterEach, expect, test, vi } from 'vitest';

interface Sent {
  readonly signal?: AbortSignal;
}

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: object, sent: Sent) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { title: string; action?: { onAction: () => void } }) => void>(),
}));
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: page.addToast }));

const { useTellRuleSaved } = await import('./use-tell-rule-saved.ts');

afterEach(cleanup);

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

test('two rules that are undone one after the other are both, also where the page is left', async () => {
  const answers: (() => void)[] = [];
  const rules = [ruleOf('box'), ruleOf('none')];
  for (const rule of rules)
    page.call.mockImplementationOnce(() => new Promise((resolve) => answers.push(() => resolve(rule))));
  const { result, unmount } = renderHook(() => useTellRuleSaved());
  for (const rule of rules) result.current(rule, { ...rule, maxWeightKg: 20, version: 3 });
  for (const [{ action }] of page.addToast.mock.calls) act(() => action?.onAction());
  unmount();
  await act(async () => answers.forEach((answer) => answer()));
  expect(page.call.mock.calls.map(([, { signal }]) => signal?.aborted ?? false)).toEqual([false, false]);
  const told = page.addToast.mock.calls.map(([{ title }]) => title);
  for (const rule of rules) expect(told).toContain(packagingTypesCopy.told.undone(ruleName(rule)));
});
