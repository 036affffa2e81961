import * as v from 'valibot';
import type { Geography } from './geography.ts';

/** Longest pattern of a postcode that staff may write. */
export const LONGEST_PATTERN = 100;

/**
 * Countries and territories as the API tells them: a pattern is the source of a regular expression, or null. While a
 * release is rolled out, one that does not know a field yet may answer.
 */
export const servedGeographySchema = v.object({
  countries: v.array(
    v.object({
      code: v.string(),
      isEuMember: v.boolean(),
      isCustomsRequired: v.optional(v.boolean()),
      strict: v.boolean(),
      postalCodePattern: v.nullable(v.string()),
      postalCodeExample: v.nullable(v.string()),
      isPostalCodeRequired: v.boolean(),
      isRegionRequired: v.optional(v.boolean(), false),
    }),
  ),
  territories: v.array(
    v.object({
      countryCode: v.string(),
      postalCodePrefixes: v.array(v.string()),
      postalCodeLength: v.nullable(v.number()),
      name: v.string(),
      isInCustomsTerritory: v.boolean(),
      isInVatTerritory: v.boolean(),
      towns: v.optional(v.array(v.string()), []),
      note: v.optional(v.string(), ''),
    }),
  ),
});
export type ServedGeography = v.InferOutput<typeof servedGeographySchema>;
/** A country as this release tells it. */
export type ServedCountry = Required<ServedGeography['countries'][number]>;

/** What was served, as the rules take it. A pattern that is none counts as missing. */
export function toGeography({ countries, territories }: ServedGeography): Geography {
  return {
    countries: countries.map(({ postalCodePattern, postalCodeExample, ...country }) => ({
      ...country,
      isCustomsRequired: country.isCustomsRequired ?? !country.isEuMember,
      postalCodePattern: toPattern(postalCodePattern),
      postalCodeExample: postalCodeExample ?? undefined,
    })),
    territories: territories.map(({ postalCodeLength, towns, note, ...territory }) => ({
      ...territory,
      ...(towns.length > 0 && { towns }),
      ...(note !== '' && { note }),
      ...(postalCodeLength !== null && { postalCodeLength }),
    })),
  };
}

/** The other way round. */
export function toServedGeography({ countries, territories }: Geography): {
  countries: ServedCountry[];
  territories: ServedGeography['territories'];
} {
  return {
    countries: countries.map(({ code, isEuMember, isCustomsRequired, strict, ...country }) => ({
      code,
      isEuMember,
      isCustomsRequired,
      strict,
      postalCodePattern: country.postalCodePattern ? bareSource(country.postalCodePattern) : null,
      postalCodeExample: country.postalCodeExample ?? null,
      isPostalCodeRequired: country.isPostalCodeRequired ?? false,
      isRegionRequired: country.isRegionRequired ?? false,
    })),
    territories: territories.map((territory) => ({
      ...territory,
      postalCodePrefixes: [...territory.postalCodePrefixes],
      postalCodeLength: territory.postalCodeLength ?? null,
      towns: [...(territory.towns ?? [])],
      note: territory.note ?? '',
    })),
  };
}

/**
 * The whole text has to fit, whatever its case; staff write neither. What is served was judged by
 * `contract/postal-pattern` before it was kept.
 */
export function toPattern(source: string | null): RegExp | undefined {
  if (source === null || source.length > LONGEST_PATTERN) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'i');
  } catch {
    return undefined;
  }
}

function bareSource({ source }: RegExp): string {
  return source.replace(/^\^/, '').replace(/\$$/, '');
}
