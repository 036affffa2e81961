import { type CountryDraft, countryName, type ListedCountry, type StaffCountry } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import type { CountrySwitch } from 'design-system/screens/backoffice/Countries/countries-state.ts';
import { countriesCopy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { toCountryDraft } from 'design-system/screens/backoffice/Countries/country-draft.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useState } from 'react';
import { refresh } from '../../data/cache.ts';
import { type CountryChange, countryList, oneCountry, switchCountry } from '../../data/countries.ts';
import { useWrite } from '../../data/use-write.ts';
import { isStaleVersion } from '../is-stale-version.ts';
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
  const [pending, setPending] = useState<readonly string[]>([]);
  const [answers, setAnswers] = useState<Readonly<Record<string, StaffCountry>>>({});
  const end = (id: string) => setPending((all) => all.filter((one) => one !== id));
  const { run } = useWrite(switchCountry, {
    onDone(answer, { id, before, said }: Switched) {
      end(id);
      setAnswers((all) => ({ ...all, [id]: answer }));
      addToast({
        tone: 'success',
        title: said,
        ...(before && {
          action: {
            label: copy.undo,
            onAction: () =>
              send({ id, version: answer.version, draft: before, said: copy.undone(countryName(id)) }),
          },
        }),
      });
    },
    onFailed(error, { id }) {
      end(id);
      // Somebody was faster: what they have decided is shown, and can be decided anew.
      if (isStaleVersion(error)) void refresh(countryList, oneCountry);
      addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...copy.notChanged }) });
    },
  });
  function send(change: Switched): void {
    setPending((all) => [...all, change.id]);
    void run(change);
  }
  return {
    pending,
    onSwitch: (country: ListedCountry, which: CountrySwitch, isOn: boolean) => {
      const before = toCountryDraft(country);
      const draft = { ...before, ...changes[which](isOn) };
      const { code: id, version } = country;
      send({ id, version, draft, before, said: told[which](isOn)(countryName(id)) });
    },
    /** The row as it is known by now: an answer may be newer than the list. */
    latest: (country: ListedCountry): ListedCountry => {
      const answer = answers[country.code];
      if (!answer || answer.version <= country.version) return country;
      return { ...answer, territories: answer.territories.length };
    },
  };
}
