import { type CountryDraft, countryName, type ListedCountry } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type { CountrySwitch } from 'design-system/screens/backoffice/Countries/countries-state.ts';
import { countriesCopy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { toCountryDraft } from 'design-system/screens/backoffice/Countries/country-draft.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { type CountryChange, switchCountry } from '../../data/countries.ts';
import { useWrite } from '../../data/use-write.ts';
import { toToastFailure } from '../to-toast-failure.ts';

const copy = countriesCopy.told;

/** What one press decides: joining the EU ends customs, and leaving it brings them. */
const changes = {
  isEuMember: (isOn) => ({ isEuMember: isOn, isCustomsRequired: !isOn }),
  isCustomsRequired: (isOn) => ({ isCustomsRequired: isOn }),
} satisfies Record<CountrySwitch, (isOn: boolean) => Partial<CountryDraft>>;

const told = {
  isEuMember: (isOn) => (isOn ? copy.joined : copy.left),
  isCustomsRequired: (isOn) => (isOn ? copy.customs : copy.noCustoms),
} satisfies Record<CountrySwitch, (isOn: boolean) => (country: string) => string>;

interface Switched extends CountryChange {
  /** What it was before, and what is said once it is done. */
  readonly before?: CountryDraft;
  readonly said: string;
}

/** What the switches of the list do. Each can be undone, so nobody is asked. */
export function useCountrySwitch() {
  const switching = useWrite(switchCountry, {
    onDone: ({ version }, { id, before, said }: Switched) =>
      addToast({
        tone: 'success',
        title: said,
        ...(before && {
          action: {
            label: copy.undo,
            onAction: () =>
              void switching.run({ id, version, draft: before, said: copy.undone(countryName(id)) }),
          },
        }),
      }),
    onFailed: (error) =>
      addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...copy.notChanged }) }),
  });
  const { state } = switching;
  return {
    pending: state.kind === 'pending' ? state.input.id : undefined,
    onSwitch: (country: ListedCountry, which: CountrySwitch, isOn: boolean) => {
      const before = toCountryDraft(country);
      const draft = { ...before, ...changes[which](isOn) };
      const { code: id, version } = country;
      void switching.run({ id, version, draft, before, said: told[which](isOn)(countryName(id)) });
    },
  };
}
