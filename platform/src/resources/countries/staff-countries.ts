import { countryName } from 'contract';
import type { ListedCountry, StaffCountry, StaffTerritory } from 'contract';
import { callingCodeOf } from 'contract/phone';
import { rowsOfPage } from '../../api/paging.ts';
import { notFound } from '../../api/problem.ts';
import { fold, searchText } from '../../search/fold.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { countryApiCopy as copy } from './countries.copy.ts';
import { findKept, toServedCountry } from './queries.ts';
import type { KeptCountry, KeptTerritory } from './queries.ts';

const { compare } = new Intl.Collator('de');

/** Countries by their German names, of which some hundred exist: so they are sorted and searched here. */
export async function listStaffCountries(
  db: DatabaseSession,
  query: { readonly page: number; readonly perPage: number; readonly search: string },
): Promise<{ readonly items: ListedCountry[]; readonly totalItems: number }> {
  const { countries, territories } = await findKept(db);
  const wanted = fold(query.search);
  const found = countries
    .map((country) => ({ country, name: countryName(country.code) }))
    .filter(({ country, name }) => searchText([name]).includes(wanted) || fold(country.code) === wanted)
    .toSorted((one, other) => compare(one.name, other.name));
  const { limit, offset } = rowsOfPage(query);
  return {
    items: found
      .slice(offset, offset + limit)
      .map(({ country }) => ({ ...ofCountry(country), territories: of(country, territories).length })),
    totalItems: found.length,
  };
}

/** @throws {ProblemError} 404 */
export async function requireStaffCountry(db: DatabaseSession, code: string): Promise<StaffCountry> {
  const { countries, territories } = await findKept(db);
  const country = countries.find((kept) => kept.code === code);
  if (!country) throw notFound(copy.notFound);
  return { ...ofCountry(country), territories: of(country, territories).map(toStaffTerritory) };
}

function ofCountry(country: KeptCountry): Omit<ListedCountry, 'territories'> {
  const { isActive, version } = country;
  return { ...toServedCountry(country), isActive, callingCode: callingCodeOf(country.code), version };
}

function of({ code }: KeptCountry, territories: readonly KeptTerritory[]): KeptTerritory[] {
  return territories.filter(({ isActive, countryCode }) => isActive && countryCode === code);
}

function toStaffTerritory(territory: KeptTerritory): StaffTerritory {
  const { id, postalCodePrefixes, postalCodeLength, towns, name, note, version } = territory;
  const { isInCustomsTerritory, isInVatTerritory } = territory;
  return {
    id,
    postalCodePrefixes,
    postalCodeLength,
    towns,
    name,
    isInCustomsTerritory,
    isInVatTerritory,
    note,
    version,
  };
}
