import { act, cleanup, renderHook } from '@testing-library/react';
import { type Country, defaultGeography } from 'contract';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '../../browser/testing/memory-storage.ts';
import { createShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import { completeDraft } from '../../drafts/testing/complete-draft.ts';
import { completeInput } from '../../drafts/testing/complete-input.ts';
import { useShipmentDraft } from './use-shipment-draft.ts';

afterEach(cleanup);

const owner = { sub: 'person-1', orgCode: 'org_1' };

/** A tab in which every draft is free but those that another one has. */
function setUp() {
  const storage = memoryStorage();
  const claimed: string[] = [];
  const taken = new Set<string>();
  const claims = {
    async claim(id: string) {
      claimed.push(id);
      return !taken.has(id);
    },
  };
  const earlier = createShipmentDraftStore(storage, owner, undefined, undefined, claims);
  const tab = { storage, claims };
  return {
    claimed,
    tab,
    taken,
    earlier,
    stored: () => createShipmentDraftStore(storage, owner, undefined, undefined, claims).load(),
    open: async (onRender = () => {}) => {
      const { result } = renderHook(() => {
        onRender();
        return useShipmentDraft(owner, tab);
      });
      await expect.poll(() => result.current.filling).not.toBeNull();
      return result;
    },
  };
}

test('a draft that another tab has begins under another name, with another key', async () => {
  const { earlier, taken, stored, open } = setUp();
  earlier.save({ input: completeInput, selectedRate: null });
  const original = stored();
  taken.add(original?.id ?? '');
  const { current } = await open();
  expect(current.filling).toMatchObject({ initialInput: completeInput, hasOpenAttempt: false });
  expect(stored()?.id).not.toBe(original?.id);
  expect(stored()?.attempt.idempotencyKey).not.toBe(original?.attempt.idempotencyKey);
});

test('what no price depends on is kept and draws nothing anew', async () => {
  // All within one minute.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { stored, open } = setUp();
  const onRender = vi.fn<() => void>();
  const result = await open(onRender);
  const type = (reference: string) =>
    act(() => result.current.change({ ...completeInput, referenceNumber: reference }));
  type('A');
  // React renders once more before it believes that nothing changes.
  type('AA');
  const before = onRender.mock.calls.length;
  const { priced } = result.current;
  for (const reference of ['AB', 'ABC', 'ABCD']) type(reference);
  expect(onRender).toHaveBeenCalledTimes(before);
  expect(result.current.priced).toBe(priced);
  expect(stored()?.input.referenceNumber).toBe('ABCD');

  act(() => result.current.change({ ...completeInput, insured: !completeInput.insured }));
  expect(result.current.priced?.insured).toBe(!completeInput.insured);
});

test('once it is known what staff keep of countries, prices follow from what was typed last', async () => {
  const { tab } = setUp();
  const { result, rerender } = renderHook(
    ({ countries }) => useShipmentDraft(owner, tab, undefined, countries),
    { initialProps: { countries: undefined as readonly Country[] | undefined } },
  );
  await expect.poll(() => result.current.filling).not.toBeNull();
  const withPostalCode = (postalCode: string) => {
    const { to } = completeInput;
    return { ...completeInput, to: { ...to, address: { ...to.address, postalCode } } };
  };
  act(() => result.current.change(withPostalCode('80')));
  act(() => result.current.change(withPostalCode('8033')));
  rerender({
    countries: defaultGeography.countries.map((country) => ({ ...country, postalCodePattern: /^\d{4,5}$/ })),
  });
  expect(result.current.priced?.to.address.postalCode).toBe('8033');
});

test('a draft of this tab goes on under its name', async () => {
  const { earlier, stored, open } = setUp();
  earlier.save({ input: completeInput, selectedRate: null });
  const original = stored();
  await open();
  expect(stored()).toEqual(original);
});

test.each([false, true])('an open attempt is asked about, also in a copy (%s)', async (isCopy) => {
  const { earlier, taken, stored, open } = setUp();
  earlier.save({ input: completeInput, selectedRate: null });
  const attempt = earlier.beginAttempt(completeDraft);
  const id = stored()?.id ?? '';
  if (isCopy) taken.add(id);
  const { current } = await open();
  expect(current.filling?.hasOpenAttempt).toBe(true);
  expect(current.store.openAttempt()).toEqual(attempt);
  expect(stored()?.id === id).toBe(!isCopy);
});

test('a draft is claimed when it begins, and the next one after it', async () => {
  const { claimed, stored, open } = setUp();
  const result = await open();
  expect(claimed).toEqual([]);
  act(() => result.current.change(completeInput));
  const first = stored()?.id;
  expect(claimed).toEqual([first]);
  act(() => result.current.startOver());
  act(() => result.current.change(completeInput));
  expect(stored()?.id).not.toBe(first);
  expect(claimed).toContain(stored()?.id);
});
