import { act, cleanup, renderHook } from '@testing-library/react';
import { defaultGeography, type ListedCountry, problemCodes, toServedGeography } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountryChange } from '../../data/countries.ts';
import { ApiError } from '../../http/api-error.ts';

const page = vi.hoisted(() => ({
  send: vi.fn<(change: CountryChange) => Promise<unknown>>(),
  refresh: vi.fn<() => Promise<void>>(async () => undefined),
  addToast: vi.fn<(toast: { title: string; action?: { onAction: () => void } }) => void>(),
}));
vi.mock('../../data/cache.ts', () => ({ refresh: page.refresh }));
vi.mock('../../data/countries.ts', () => ({
  countryList: {},
  oneCountry: {},
  switchCountry: { send: page.send, makesOld: [], outlivesPage: true },
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: page.addToast }));

const { useCountrySwitch } = await import('./use-country-switch.ts');

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

const rest = { isActive: true, callingCode: '+41', territories: 0, version: 1 };
const countryOf = (code: string): ListedCountry => {
  const found = toServedGeography(defaultGeography).countries.find((country) => country.code === code);
  if (!found) throw new Error('The default set has no such country');
  return { ...found, ...rest };
};
const [swiss, norwegian] = [countryOf('CH'), countryOf('NO')];
/** What the platform answers to a change. */
const answerTo = ({ id, version, draft }: CountryChange) => ({
  ...countryOf(id),
  ...draft,
  territories: [],
  version: version + 1,
});

test('after an answer the next press goes on from it, though the list is older', async () => {
  page.send.mockImplementation(async (change) => answerTo(change));
  const { result } = renderHook(() => useCountrySwitch());
  await act(async () => result.current.onSwitch(swiss, 'isCustomsRequired', false));
  const known = result.current.latest(swiss);
  expect(known).toMatchObject({ isCustomsRequired: false, version: 2, territories: 0 });
  await act(async () => result.current.onSwitch(known, 'isCustomsRequired', true));
  expect(page.send.mock.lastCall?.[0]).toMatchObject({ id: 'CH', version: 2 });
  await act(async () => page.addToast.mock.lastCall?.[0].action?.onAction());
  expect(page.send.mock.lastCall?.[0]).toMatchObject({ version: 3, draft: { isCustomsRequired: false } });
  expect(result.current.latest({ ...swiss, version: 9 }).version).toBe(9);
});

test('of several that are switched at once each waits for its own answer', async () => {
  const answers: (() => void)[] = [];
  page.send.mockImplementation(
    (change) => new Promise((resolve) => answers.push(() => resolve(answerTo(change)))),
  );
  const { result } = renderHook(() => useCountrySwitch());
  act(() => result.current.onSwitch(swiss, 'isEuMember', true));
  act(() => result.current.onSwitch(norwegian, 'isEuMember', true));
  expect(result.current.pending).toEqual(['CH', 'NO']);
  await act(async () => answers[0]?.());
  expect(result.current.pending).toEqual(['NO']);
});

test('where somebody was faster the list is asked anew', async () => {
  const problem = { code: problemCodes.versionStale, title: 'Geändert', status: 409 };
  page.send.mockRejectedValue(new ApiError('conflict', 'x', { problem } as never));
  const { result } = renderHook(() => useCountrySwitch());
  await act(async () => result.current.onSwitch(swiss, 'isEuMember', true));
  expect(page.refresh).toHaveBeenCalledTimes(1);
  expect(result.current.pending).toEqual([]);
});
