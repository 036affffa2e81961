import type { StaffTerritory, TerritoryDraft } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { countriesCopy as copy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { EditedTerritoryDialog } from 'design-system/screens/backoffice/Countries/TerritoryDialogs';
import { changeTerritory } from '../../data/countries.ts';
import { type HeldParts, useHeldPart } from '../../leaving/use-held-parts.ts';
import { type SettingsFormOptions, useSettingsFormPart } from '../settings/use-settings-form.ts';

export interface EditedTerritoryProps {
  readonly country: string;
  /** As it is now. */
  readonly territory: StaffTerritory;
  /** How the country is read that it belongs to. */
  readonly read: Omit<SettingsFormOptions<unknown, unknown, unknown>['read'], 'data'>;
  /** What the page holds that it stands on. */
  readonly held: HeldParts;
  readonly onClose: () => void;
}

/** The dialog in which a special territory is changed; it closes once that is done. */
export function EditedTerritory({ country, territory, read, held, onClose }: EditedTerritoryProps) {
  const { saving } = useSettingsFormPart(
    {
      read: { ...read, data: territory },
      write: changeTerritory,
      toCall: (draft: TerritoryDraft, version) => ({ country, id: territory.id, version, draft }),
      onDone() {
        addToast({ tone: 'success', title: copy.told.changed });
        onClose();
      },
    },
    useHeldPart(held, 'territory'),
  );
  return saving && <EditedTerritoryDialog saving={saving} onClose={onClose} />;
}
