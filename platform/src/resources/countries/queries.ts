import { defaultGeography, toGeography, toServedGeography } from 'contract';
import type { Geography, ServedGeography, Territory } from 'contract';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';

const { countries, territories } = tables;

/** By which a territory of the default set is known in the table of those that staff have changed. */
export function territoryId({
  countryCode,
  postalCodePrefixes: [first],
  postalCodeLength,
}: Pick<Territory, 'countryCode' | 'postalCodePrefixes'> & {
  readonly postalCodeLength?: number | null | undefined;
}): string {
  return [countryCode, first, postalCodeLength].filter((part) => part != null).join('-');
}

const defaults = toServedGeography(defaultGeography);
const defaultIds = new Set(defaults.territories.map(territoryId));

/** Countries and territories as they are served: the default set with what staff have changed. */
export async function findServedGeography(db: DatabaseSession): Promise<ServedGeography> {
  const changedCountries = await db.select().from(countries).orderBy(countries.code);
  const changedTerritories = await db.select().from(territories).orderBy(territories.id);
  const countryBy = new Map(changedCountries.map((row) => [row.code, row]));
  const territoryBy = new Map(changedTerritories.map((row) => [row.id, row]));
  const added = changedTerritories.filter(({ id }) => !defaultIds.has(id));
  return {
    countries: defaults.countries
      .map((country) => countryBy.get(country.code) ?? { ...country, isActive: true })
      .filter(({ isActive }) => isActive)
      .map(({ code, isEuMember, strict, postalCodePattern, postalCodeExample, isRegionRequired }) => ({
        code,
        isEuMember,
        strict,
        postalCodePattern,
        postalCodeExample,
        isRegionRequired,
      })),
    // Staff know better than the default set, so theirs are looked at first.
    territories: [
      ...added,
      ...defaults.territories.map(
        (territory) => territoryBy.get(territoryId(territory)) ?? { ...territory, isActive: true },
      ),
    ]
      .filter(({ isActive }) => isActive)
      .map(
        ({
          countryCode,
          postalCodePrefixes,
          postalCodeLength,
          name,
          isInCustomsTerritory,
          isInVatTerritory,
        }) => ({
          countryCode,
          postalCodePrefixes,
          postalCodeLength,
          name,
          isInCustomsTerritory,
          isInVatTerritory,
        }),
      ),
  };
}

/** The same as the rules take it: by this the platform decides. */
export async function findGeography(db: DatabaseSession): Promise<Geography> {
  return toGeography(await findServedGeography(db));
}
