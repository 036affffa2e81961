import { countryName, type ListedCountry, type StaffCountry } from 'contract';
import type { CountrySwitch } from 'design-system/screens/backoffice/Countries/countries-state.ts';
import { countriesCopy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { toCountryDraft } from 'design-system/screens/backoffice/Countries/country-draft.ts';
import { type CountryChange, switchCountry } from '../../data/countries.ts';
import { useRowSwitches } from './use-row-switches.ts';

const copy = countriesCopy.told;

/** What one press decides: joining the EU ends customs, and leaving it brings them. */
const changes = {
  isEuMember: (isOn) => ({ isEuMember: isOn, isCustomsRequired: !isOn }),
  isCustomsRequired: (isOn) => ({ isCustomsRequired: isOn }),
} satisfies Record<CountrySwitch, (isOn: boolean) => Partial<ListedCountry>>;

const told = {
  isEuMember: (isOn) => (isOn ? copy.joined : copy.left),
  isCustomsRequired: (isOn) => (isOn ? copy.customs : copy.noCustoms),
} satisfies Record<CountrySwitch, (isOn: boolean) => (country: string) => string>;

const keyOf = ({ code }: ListedCountry) => code;

/** What the switches of the list of countries do. Each can be undone, so nobody is asked. */
export function useCountrySwitches(shown: readonly ListedCountry[] | undefined) {
  return useRowSwitches<ListedCountry, CountrySwitch, CountryChange, StaffCountry>(switchCountry, {
    shown,
    keyOf,
    nameOf: ({ code }) => countryName(code),
    changesOf: (which, isOn) => changes[which](isOn),
    toInput: (country) => ({
      id: country.code,
      version: country.version,
      draft: toCountryDraft(country),
    }),
    toRow: (answer) => ({ ...answer, territories: answer.territories.length }),
    done({ code }, which, isOn, isUndone) {
      const say = isUndone ? copy.undone : told[which](isOn);
      return say(countryName(code));
    },
  });
}
