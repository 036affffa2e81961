import { type Country, countryName } from 'contract';
import type { SelectGroup, SelectOption } from '../../../../components/Select/Select.tsx';
import { partiesCopy } from '../Parties.copy.ts';

/** Germany and the countries around it, where most parcels go. */
const nearby = new Set(['DE', 'AT', 'BE', 'CH', 'CZ', 'DK', 'FR', 'LI', 'LU', 'NL', 'PL']);

/** Whatever their names. */
const leading = ['DE', 'AT', 'CH'];

let latest: readonly Country[] | undefined;
let groups: readonly SelectGroup[] = [];

/** Countries by their German names, Germany and its neighbours first. One list for all fields. */
export function countryOptions(countries: readonly Country[]): readonly SelectGroup[] {
  if (latest !== countries)
    groups = groupCountries(countries.map(({ code }) => ({ value: code, label: countryName(code) })));
  latest = countries;
  return groups;
}

/** Germany and its neighbours apart from the others, each in the order of `sortCountries`. */
export function groupCountries(unsorted: readonly SelectOption[]): readonly SelectGroup[] {
  const options = sortCountries(unsorted);
  return [
    { label: partiesCopy.neighbours, options: options.filter(({ value }) => nearby.has(value)) },
    { label: partiesCopy.otherCountries, options: options.filter(({ value }) => !nearby.has(value)) },
  ];
}

/** Those that speak German lead, the others follow by their names. */
export function sortCountries<Option extends SelectOption>(options: readonly Option[]): Option[] {
  const { compare } = new Intl.Collator('de');
  const rank = ({ value }: Option) => (leading.includes(value) ? leading.indexOf(value) : leading.length);
  return options.toSorted((a, b) => rank(a) - rank(b) || compare(a.label, b.label));
}
