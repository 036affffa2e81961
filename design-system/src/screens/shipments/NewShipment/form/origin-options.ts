import { countryName, originCountryCodes } from 'contract';
import type { SelectGroup } from '../../../../components/Select/Select.tsx';
import { groupCountries } from './country-options.ts';

let groups: readonly SelectGroup[] | undefined;

/** All countries that goods may come from. One list for all positions. */
export function originOptions(): readonly SelectGroup[] {
  groups ??= groupCountries(originCountryCodes.map((code) => ({ value: code, label: countryName(code) })));
  return groups;
}
