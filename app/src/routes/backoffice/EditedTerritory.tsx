import type { StaffTerritory, TerritoryDraft } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { countriesCopy as copy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { EditedTerritoryDialog } from 'design-system/screens/backoffice/Countries/TerritoryDialogs';
import { changeTerritory } from '../../data/countries.ts';
import { type SettingsFormOptions, useSettingsForm } from '../settings/use-settings-form.ts';

export interface EditedTerritoryProps {
  readonly country: string;
  /** As it is now. */
  readonly territory: StaffTerritory;
  /** How the country is read that it belongs to. */
  readonly read: Omit<SettingsFormOptions<unknown, unknown, unknown>['read'], 'data'>;
  readonly onClose: () => void;
}

/** The dialog in which a special territory is changed; it closes once that is done. */
export function EditedTerritory({ country, territory, read, onClose }: EditedTerritoryProps) {
  const { saving } = useSettingsForm({
    read: { ...read, data: territory },
    write: changeTerritory,
    toCall: (draft: TerritoryDraft, version) => ({ country, id: territory.id, version, draft }),
    onDone() {
      addToast({ tone: 'success', title: copy.told.changed });
      onClose();
    },
  });
  return saving && <EditedTerritoryDialog saving={saving} onClose={onClose} />;
}
