import { defaultGeography, toGeography, toServedGeography } from 'contract';
import type { Geography, ServedCountry, ServedGeography, Territory } from 'contract';
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

export type KeptCountry = Omit<typeof countries.$inferSelect, 'updatedAt'>;
export type KeptTerritory = Omit<typeof territories.$inferSelect, 'updatedAt'>;

interface Kept {
  readonly countries: readonly KeptCountry[];
  readonly territories: readonly KeptTerritory[];
}

/** What a release brings along is the first version of each. */
const asReleased = { isActive: true, version: 1 } as const;
const { countries: servedCountries, territories: servedTerritories } = toServedGeography(defaultGeography);
const defaults: Kept = {
  countries: servedCountries.map((country) => ({ ...country, ...asReleased })),
  territories: servedTerritories.map((territory) => ({
    ...territory,
    ...asReleased,
    id: territoryId(territory),
  })),
};

/** Countries and territories, active or not: the default set with what staff have changed and added. */
export async function findKept(db: DatabaseSession): Promise<Kept> {
  const changedCountries = await db.select().from(countries).orderBy(countries.code);
  const changedTerritories = await db.select().from(territories).orderBy(territories.id);
  return {
    countries: withChanges(defaults.countries, changedCountries, ({ code }) => code),
    territories: withChanges(defaults.territories, changedTerritories, ({ id }) => id),
  };
}

/** Staff know better than the default set, so theirs are looked at first. */
function withChanges<Thing>(
  released: readonly Thing[],
  changed: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Thing[] {
  const changedBy = new Map(changed.map((thing) => [keyOf(thing), thing]));
  const keys = new Set(released.map(keyOf));
  return [
    ...changed.filter((thing) => !keys.has(keyOf(thing))),
    ...released.map((thing) => changedBy.get(keyOf(thing)) ?? thing),
  ];
}

/** What can be chosen, as it is served. */
export async function findServedGeography(db: DatabaseSession): Promise<ServedGeography> {
  const kept = await findKept(db);
  return {
    countries: kept.countries.filter(({ isActive }) => isActive).map(toServedCountry),
    territories: activeTerritories(kept),
  };
}

/** The same as the rules take it: by this the platform decides about what is new. */
export async function findGeography(db: DatabaseSession): Promise<Geography> {
  return toGeography(await findServedGeography(db));
}

/** With the countries that are not offered any more: what was ordered is still on its way there, and is declared. */
export async function findWholeGeography(db: DatabaseSession): Promise<Geography> {
  const kept = await findKept(db);
  return toGeography({
    countries: kept.countries.map(toServedCountry),
    territories: activeTerritories(kept),
  });
}

/** A country without what only staff are told. */
export function toServedCountry(country: KeptCountry): ServedCountry {
  const { code, isEuMember, isCustomsRequired, strict, postalCodePattern, postalCodeExample } = country;
  const { isPostalCodeRequired, isRegionRequired } = country;
  return {
    code,
    isEuMember,
    isCustomsRequired,
    strict,
    postalCodePattern,
    postalCodeExample,
    isPostalCodeRequired,
    isRegionRequired,
  };
}

function activeTerritories({ territories: kept }: Kept): ServedGeography['territories'] {
  return kept
    .filter(({ isActive }) => isActive)
    .map((territory) => {
      const { countryCode, postalCodePrefixes, postalCodeLength, towns, name, note } = territory;
      const { isInCustomsTerritory, isInVatTerritory } = territory;
      return {
        countryCode,
        postalCodePrefixes,
        postalCodeLength,
        towns,
        name,
        isInCustomsTerritory,
        isInVatTerritory,
        note,
      };
    });
}
