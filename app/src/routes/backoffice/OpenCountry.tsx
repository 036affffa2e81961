import type { CountryDraft, StaffTerritory } from 'contract';
import { CountryPanel } from 'design-system/screens/backoffice/Countries/CountryPanel';
import { useState } from 'react';
import type { Location } from 'react-router';
import { changeCountry, oneCountry } from '../../data/countries.ts';
import { useRead } from '../../data/use-read.ts';
import { countriesAddress } from '../../pages/backoffice-addresses.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { EditedTerritory } from './EditedTerritory.tsx';
import { mayAdminister } from './rights-of-staff.ts';
import { useTerritories } from './use-territories.ts';

export interface OpenCountryProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The country that `?country=` names, with its special territories. */
export function OpenCountry({ id, onClose }: OpenCountryProps) {
  const read = useRead(oneCountry(id));
  const { saving, ...form } = useSettingsForm({
    read,
    write: changeCountry,
    toCall: (draft: CountryDraft, version) => ({ id, version, draft }),
    isLeaving: isAnotherCountry,
  });
  const [edited, setEdited] = useState<StaffTerritory>();
  const { creation, ...actions } = useTerritories(id);
  const mayChange = mayAdminister();
  return (
    <>
      <CountryPanel
        {...form}
        saving={mayChange ? saving : null}
        territories={mayChange ? { ...actions, onEdit: setEdited } : null}
        creation={creation}
        onClose={onClose}
      />
      {edited && (
        <EditedTerritory
          country={id}
          territory={read.data?.territories.find((territory) => territory.id === edited.id) ?? edited}
          read={read}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** Another country, or none: the form is gone then, though the page is the same. */
function isAnotherCountry(here: Location, there: Location): boolean {
  if (here.pathname !== there.pathname) return true;
  const [now, then] = [here, there].map(({ search }) => countriesAddress.parse(new URLSearchParams(search)));
  return now?.country !== then?.country;
}
