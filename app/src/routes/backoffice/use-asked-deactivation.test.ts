import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { CountryDraft, StaffCountry } from 'contract';
import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import type { CountrySaving } from 'design-system/screens/backoffice/Countries/countries-state.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const confirm = vi.hoisted(() => vi.fn<(request: ConfirmRequest) => Promise<boolean>>());
vi.mock('design-system/components/ConfirmProvider', () => ({ useConfirm: () => confirm }));

const { useAskedDeactivation } = await import('./use-asked-deactivation.ts');

const onSubmit = vi.fn<(draft: CountryDraft) => void>();
const savingOf = (isActive: boolean) =>
  ({ began: { code: 'DE', isActive } as StaffCountry, onSubmit }) as unknown as CountrySaving;
const draftOf = (isActive: boolean) => ({ isActive }) as CountryDraft;

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

test.each([
  [true, true],
  [false, true],
  [false, false],
])('active %s, then %s: nobody is asked', async (was, is) => {
  const { result } = renderHook(() => useAskedDeactivation(savingOf(was)));
  result.current?.onSubmit(draftOf(is));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(draftOf(is)));
  expect(confirm).not.toHaveBeenCalled();
});

test.each([true, false])(
  'whoever deactivates it is asked, and it is saved on a yes: %s',
  async (isAccepted) => {
    confirm.mockResolvedValueOnce(isAccepted);
    const { result } = renderHook(() => useAskedDeactivation(savingOf(true)));
    result.current?.onSubmit(draftOf(false));
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(confirm.mock.lastCall?.[0].message).toContain('Deutschland');
    await Promise.resolve();
    expect(onSubmit).toHaveBeenCalledTimes(isAccepted ? 1 : 0);
  },
);

test('whoever may not change it has nothing to save', () => {
  expect(renderHook(() => useAskedDeactivation(null)).result.current).toBeNull();
});
