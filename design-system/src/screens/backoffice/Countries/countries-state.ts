import type {
  CountryDraft,
  ListedCountry,
  NewCountry,
  StaffCountry,
  StaffTerritory,
  TerritoryDraft,
} from 'contract';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import type { ListFilter, ListState } from '../../../patterns/ListFrame/list-state.ts';
import type { RowSwitches } from '../../../patterns/ListFrame/row-switches.ts';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../../settings/saving/settings-saving.ts';

/** All countries, or those with the words in their name or with this code. */
export interface CountriesFilter extends ListFilter {
  readonly search: string;
}

export const noFilter: CountriesFilter = { search: '', page: 1 };

export type CountriesState = ListState<ListedCountry, CountriesFilter>;

/** What the panel of an open one shows. */
export type CountryDetailState = Resource<StaffCountry>;

/** Addresses that the list links to. */
export interface CountriesHrefs {
  readonly home: string;
  /** Opens the panel beside the list. */
  readonly country: (code: string) => string;
  /** The list with nothing that narrows it down. */
  readonly reset: string;
}

/** What the switches of a row decide; a member of the EU needs no customs. */
export type CountrySwitch = 'isEuMember' | 'isCustomsRequired';

export type CountrySwitches = RowSwitches<ListedCountry, CountrySwitch>;

/** Something that is made in a dialog. */
interface Creation<Draft> {
  readonly pending: boolean;
  readonly failure: SubmitFailure | null;
  readonly onSubmit: (draft: Draft) => void;
  /** Whether something is typed that closing would lose. */
  readonly onChangedChange: (isChanged: boolean) => void;
  /** Not called while it is on its way. */
  readonly onClose: () => void;
}

/** The dialog in which a country is added. */
export type CountryCreation = Creation<NewCountry>;

/** How a country is saved. */
export type CountrySaving = SettingsSaving<StaffCountry, CountryDraft>;

/** The dialog in which a special territory is added. */
export type TerritoryCreation = Creation<TerritoryDraft>;

/** The dialog in which one is changed. */
export interface TerritoryEditing {
  readonly saving: SettingsSaving<StaffTerritory, TerritoryDraft>;
  /** Not called while it is on its way. */
  readonly onClose: () => void;
}

/** What can be done with the special territories of a country. */
export interface TerritoryActions {
  readonly onAdd: () => void;
  readonly onEdit: (territory: StaffTerritory) => void;
  readonly onDelete: (territory: StaffTerritory) => void;
}
