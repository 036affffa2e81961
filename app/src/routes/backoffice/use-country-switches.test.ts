import { act, cleanup, renderHook } from '@testing-library/react';
import { defaultGeography, type ListedCountry, toServedGeography } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CountryChange } from '../../data/countries.ts';

const page = vi.hoisted(() => ({
  send: vi.fn<(change: CountryChange) => Promise<unknown>>(),
  addToast: vi.fn<(toast: { title: string; action?: { onAction: () => void } }) => void>(),
}));
vi.mock('../../data/cache.ts', () => ({ refresh: async () => undefined }));
vi.mock('../../data/countries.ts', () => ({
  switchCountry: { send: page.send, makesOld: [], outlivesPage: true },
}));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast: page.addToast }));

const { useCountrySwitches } = await import('./use-country-switches.ts');

beforeEach(() => void vi.clearAllMocks());
afterEach(cleanup);

const rest = { isActive: true, callingCode: '+41', territories: 0, version: 1 };
const countryOf = (code: string): ListedCountry => {
  const found = toServedGeography(defaultGeography).countries.find((country) => country.code === code);
  if (!found) throw new Error('The default set has no such country');
  return { ...found, ...rest };
};
const swiss = countryOf('CH');
/** What the platform answers to a change. */
const answerTo = ({ id, version, draft }: CountryChange) => ({
  ...countryOf(id),
  ...draft,
  territories: [],
  version: version + 1,
});

test.each([
  ['isEuMember', true, { isEuMember: true, isCustomsRequired: false }, 'Schweiz: jetzt EU-Mitglied und'],
  ['isEuMember', false, { isEuMember: false, isCustomsRequired: true }, 'Schweiz: kein EU-Mitglied mehr'],
  ['isCustomsRequired', false, { isEuMember: false, isCustomsRequired: false }, 'Schweiz: nicht mehr zoll'],
] as const)('what follows from %s = %s is saved and said', async (which, isOn, draft, said) => {
  page.send.mockImplementation(async (change) => answerTo(change));
  const { result } = renderHook(() => useCountrySwitches(undefined));
  await act(async () => result.current.onSwitch(swiss, which, isOn));
  expect(page.send.mock.lastCall?.[0]).toMatchObject({ id: 'CH', version: 1, draft });
  expect(page.addToast.mock.lastCall?.[0].title).toContain(said);
  expect(result.current.latest(swiss)).toMatchObject({ ...draft, version: 2, territories: 0 });
});

test('what is taken back is as it was before', async () => {
  page.send.mockImplementation(async (change) => answerTo(change));
  const { result } = renderHook(() => useCountrySwitches(undefined));
  const free = { ...swiss, isCustomsRequired: false };
  await act(async () => result.current.onSwitch(free, 'isEuMember', true));
  await act(async () => page.addToast.mock.lastCall?.[0].action?.onAction());
  const before = { isEuMember: false, isCustomsRequired: false };
  expect(page.send.mock.lastCall?.[0]).toMatchObject({ version: 2, draft: before });
  expect(page.addToast.mock.lastCall?.[0].title).toBe('Schweiz: Änderung rückgängig gemacht.');
});
