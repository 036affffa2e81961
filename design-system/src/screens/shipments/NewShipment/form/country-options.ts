import { type Country, countryName } from 'contract';
import type { SelectGroup, SelectOption } from '../../../../components/Select/Select.tsx';
import { partiesCopy } from '../Parties.copy.ts';

/** Germany and the countries around it, where most parcels go. */
const nearby = new Set(['DE', 'AT', 'BE', 'CH', 'CZ', 'DK', 'FR', 'LI', 'LU', 'NL', 'PL']);

let latest: readonly Country[] | undefined;
let groups: readonly SelectGroup[] = [];

/** Countries by their German names, Germany and its neighbours first. One list for all fields. */
export function countryOptions(countries: readonly Country[]): readonly SelectGroup[] {
  if (latest !== countries)
    groups = groupCountries(countries.map(({ code }) => ({ value: code, label: countryName(code) })));
  latest = countries;
  return groups;
}

/** Sorts countries by their names, Germany and its neighbours first. */
export function groupCountries(unsorted: readonly SelectOption[]): readonly SelectGroup[] {
  const { compare } = new Intl.Collator('de');
  const options = unsorted.toSorted((a, b) => compare(a.label, b.label));
  const isHome = ({ value }: { value: string }) => value === 'DE';
  const near = options.filter(({ value }) => nearby.has(value));
  return [
    {
      label: partiesCopy.neighbours,
      options: [...near.filter(isHome), ...near.filter((option) => !isHome(option))],
    },
    { label: partiesCopy.otherCountries, options: options.filter(({ value }) => !nearby.has(value)) },
  ];
}
