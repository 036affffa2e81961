import type { CountryDraft, StaffTerritory } from 'contract';
import { CountryPanel } from 'design-system/screens/backoffice/Countries/CountryPanel';
import { useState } from 'react';
import { changeCountry, oneCountry } from '../../data/countries.ts';
import { useRead } from '../../data/use-read.ts';
import { type HeldParts, useHeldPart } from '../../leaving/use-held-parts.ts';
import { useSettingsFormPart } from '../settings/use-settings-form.ts';
import { EditedTerritory } from './EditedTerritory.tsx';
import { mayAdminister } from './rights-of-staff.ts';
import { useAskedDeactivation } from './use-asked-deactivation.ts';
import { useTerritories } from './use-territories.ts';

export interface OpenCountryProps {
  readonly id: string;
  /** What the page holds that it stands on. */
  readonly held: HeldParts;
  readonly onClose: () => void;
}

/** The country that `?country=` names, with its special territories. */
export function OpenCountry({ id, held, onClose }: OpenCountryProps) {
  const read = useRead(oneCountry(id));
  const mayChange = mayAdminister();
  const { saving, ...form } = useSettingsFormPart(
    {
      read,
      write: changeCountry,
      toCall: (draft: CountryDraft, version) => ({ id, version, draft }),
      mayChange,
    },
    useHeldPart(held, 'country'),
  );
  const [edited, setEdited] = useState<StaffTerritory>();
  const { creation, ...actions } = useTerritories(id, held);
  const askedSaving = useAskedDeactivation(saving);
  return (
    <>
      <CountryPanel
        {...form}
        saving={askedSaving}
        territories={mayChange ? { ...actions, onEdit: setEdited } : null}
        creation={creation}
        onClose={onClose}
      />
      {edited && (
        <EditedTerritory
          country={id}
          territory={read.data?.territories.find((territory) => territory.id === edited.id) ?? edited}
          read={read}
          held={held}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
