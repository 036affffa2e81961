import {
  type CountryDraft,
  type NewCountry,
  staffCountriesApi,
  type StaffTerritory,
  type TerritoryDraft,
} from 'contract';
import type { CountriesFilter } from 'design-system/screens/backoffice/Countries/countries-state.ts';
import { http } from '../http/client.ts';
import { byId, read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const api = staffCountriesApi;

/** One page of the countries, by name. */
export const countryList = read(api.listAll, ({ search, page }: CountriesFilter) => ({
  query: { search, page },
}));

/** One country with its special territories; it is edited, so it is not called old because somebody looked away. */
export const oneCountry = read(api.get, byId, unlessFocused);

const makesOld = [countryList, oneCountry];

/** Adds a country, which is not active at first, wherever the person goes meanwhile. */
export const createCountry = write(
  (body: NewCountry, { idempotencyKey }) => http.call(api.create, { body, idempotencyKey }),
  { makesOld, outlivesPage: true },
);

/** What becomes of a country, and of which version of it. */
export interface CountryChange {
  readonly id: string;
  readonly version: number;
  readonly draft: CountryDraft;
}

/** Changes a country, in its form. */
export const changeCountry = write(
  ({ id, version, draft }: CountryChange, { signal }) =>
    http.call(api.change, { params: { id }, body: draft, version, signal }),
  { makesOld },
);

/** The same by a switch of the list, which nobody waits for. */
export const switchCountry = write(
  ({ id, version, draft }: CountryChange) => http.call(api.change, { params: { id }, body: draft, version }),
  { makesOld, outlivesPage: true },
);

/** A special territory of a country that is to be. */
export interface AddedTerritory {
  readonly country: string;
  readonly draft: TerritoryDraft;
}

/** Adds a special territory, or brings one back that was removed just now; the same key never adds a second one. */
export const addTerritory = write(
  ({ country: id, draft }: AddedTerritory, { idempotencyKey }) =>
    http.call(api.addTerritory, { params: { id }, body: draft, idempotencyKey }),
  { makesOld, outlivesPage: true },
);

/** A special territory of a country, in one of its versions. */
export interface TerritoryVersion {
  readonly country: string;
  readonly id: string;
  readonly version: number;
}

/** What becomes of a special territory, and of which version of it. */
export interface TerritoryChange extends TerritoryVersion {
  readonly draft: TerritoryDraft;
}

/** Changes a special territory; the answer is the country, of which the form needs this one. */
export const changeTerritory = write(
  async ({ country, id, version, draft }: TerritoryChange, { signal }): Promise<StaffTerritory> => {
    const params = { id: country, territoryId: id };
    const { territories } = await http.call(api.changeTerritory, { params, body: draft, version, signal });
    return territories.find((territory) => territory.id === id) ?? { id, ...draft, version: version + 1 };
  },
  { makesOld },
);

/** Takes a special territory away, in the version that the person has seen. */
export const removeTerritory = write(
  ({ country, id, version }: TerritoryVersion) =>
    http.call(api.removeTerritory, { params: { id: country, territoryId: id }, version }),
  { makesOld, outlivesPage: true },
);
