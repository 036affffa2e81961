import * as v from 'valibot';
import { originCountryCodes } from '../geography/origin-countries.ts';
import { LONGEST_PATTERN, servedGeographySchema, toPattern } from '../geography/served-geography.ts';
import { countryMessages } from '../rules/country-messages.copy.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import type { PatternCheck } from '../rules/postal-pattern.ts';
import { storable } from '../rules/storable.ts';
import { optionalText, requiredText } from '../rules/text.ts';
import { limits } from './limits.ts';

const { specified } = ruleMessages;

/** As much as a hint beside the customs section takes. */
const LONGEST_NOTE = 300;
/** More territories of one country than there are have fewer prefixes. */
const MOST_PREFIXES = 20;

interface Checks {
  /** `findPatternFault` of `contract/postal-pattern`, which is loaded only where somebody writes patterns. */
  readonly findPatternFault: PatternCheck;
}

function countryEntries({ findPatternFault }: Checks) {
  return {
    /** One that is not is not offered, and nothing new goes there. */
    isActive: v.boolean(),
    isEuMember: v.boolean(),
    isCustomsRequired: v.boolean(),
    /** Whether a postcode that does not fit is refused, or only remarked upon. */
    strict: v.boolean(),
    /** Empty where nothing is known of its postcodes. */
    postalCodePattern: v.pipe(
      optionalText(LONGEST_PATTERN),
      v.rawCheck(({ dataset, addIssue }) => {
        const fault = dataset.typed ? findPatternFault(dataset.value) : undefined;
        if (fault) addIssue({ message: countryMessages.pattern(fault) });
      }),
    ),
    postalCodeExample: optionalText(limits.postalCode),
    isPostalCodeRequired: v.boolean(),
    isRegionRequired: v.boolean(),
  };
}

type CountryFields = v.InferOutput<v.ObjectSchema<ReturnType<typeof countryEntries>, undefined>>;

function countryRules() {
  const pattern = ['postalCodePattern'];
  const example = ['postalCodeExample'];
  return crossFieldRules<CountryFields>([
    {
      reads: [['isEuMember']],
      at: ['isCustomsRequired'],
      isFine: ({ isEuMember, isCustomsRequired }) => !isEuMember || !isCustomsRequired,
      message: countryMessages.euNeedsNoCustoms,
    },
    {
      reads: [pattern],
      at: example,
      isFine: ({ postalCodePattern, postalCodeExample }) =>
        postalCodePattern === '' || postalCodeExample !== '',
      message: specified.required,
    },
    {
      reads: [pattern],
      at: example,
      isFine: ({ postalCodePattern, postalCodeExample }) =>
        postalCodePattern === '' || (toPattern(postalCodePattern)?.test(postalCodeExample) ?? false),
      message: countryMessages.exampleDiffers,
    },
  ]);
}

/** What staff decide of a country. Its name and calling code are those of the world. */
export function countryDraftSchema(checks: Checks) {
  return v.pipe(v.object(countryEntries(checks)), countryRules());
}
export type CountryDraft = v.InferOutput<ReturnType<typeof countryDraftSchema>>;

/** A country that is not in the table yet. It is not active before somebody has looked at what is asked there. */
export const newCountrySchema = v.object({
  code: v.config(
    v.pipe(
      v.string(specified.required),
      v.trim(),
      v.nonEmpty(specified.required),
      v.length(2, specified.countryCode),
      v.toUpperCase(),
      v.check((code) => originCountryCodes.includes(code), countryMessages.codeUnknown),
    ),
    { abortPipeEarly: true },
  ),
});
export type NewCountry = v.InferOutput<typeof newCountrySchema>;

const [servedCountry, servedTerritory] = [
  servedGeographySchema.entries.countries.item,
  servedGeographySchema.entries.territories.item,
];

/** A territory as staff see it. */
export const staffTerritorySchema = v.object({
  id: v.string(),
  ...v.omit(servedTerritory, ['countryCode']).entries,
  version: v.number(),
});
export type StaffTerritory = v.InferOutput<typeof staffTerritorySchema>;

/** A country as the table of staff lists it. */
export const listedCountrySchema = v.object({
  ...servedCountry.entries,
  isCustomsRequired: v.boolean(),
  isActive: v.boolean(),
  /** „+49“; empty where there is none of its own. */
  callingCode: v.string(),
  /** How many special territories it has. */
  territories: v.number(),
  /** Counts the changes, see `isVersioned`; 1 for one that is as the release has it. */
  version: v.number(),
});
export type ListedCountry = v.InferOutput<typeof listedCountrySchema>;

/** The same with its territories. */
export const staffCountrySchema = v.object({
  ...listedCountrySchema.entries,
  territories: v.array(staffTerritorySchema),
});
export type StaffCountry = v.InferOutput<typeof staffCountrySchema>;

const prefix = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[A-Z0-9]{1,${limits.postalCode}}$`), countryMessages.prefix),
);
const prefixes = v.pipe(v.array(prefix), v.maxLength(MOST_PREFIXES));
const postalCodeLength = v.pipe(
  v.number(countryMessages.length),
  v.integer(countryMessages.length),
  v.minValue(1, countryMessages.length),
  v.maxValue(limits.postalCode, countryMessages.length),
);

const towns = v.pipe(v.array(requiredText(limits.city)), v.maxLength(MOST_PREFIXES));

const territoryEntries = {
  name: requiredText(limits.organizationName),
  isInCustomsTerritory: v.boolean(),
  isInVatTerritory: v.boolean(),
  note: optionalText(LONGEST_NOTE),
};

interface PostalCodes {
  readonly postalCodePrefixes: readonly string[];
  readonly postalCodeLength: number | null;
}

/** A beginning that is longer than the postcodes may be fits none of them. */
function territoryRules<Whole extends PostalCodes>() {
  return crossFieldRules<Whole>([
    {
      reads: [['postalCodePrefixes']],
      at: ['postalCodeLength'],
      isFine: ({ postalCodePrefixes: all, postalCodeLength: length }) =>
        length === null || all.every((one) => one.length <= length),
      message: countryMessages.lengthFitsNone,
    },
  ]);
}

const territoryDraft = v.object({
  /** Beginnings of postcodes without blanks; none: wherever the country is named. */
  postalCodePrefixes: prefixes,
  postalCodeLength: v.nullable(postalCodeLength),
  /** Only with one of these; none: with any. */
  towns: v.optional(towns, []),
  ...territoryEntries,
});

/** What staff decide of a special territory. */
export const territoryDraftSchema = v.pipe(
  territoryDraft,
  territoryRules<v.InferOutput<typeof territoryDraft>>(),
);
export type TerritoryDraft = v.InferOutput<typeof territoryDraftSchema>;

const territoryForm = v.object({
  postalCodePrefixes: v.pipe(
    v.string(),
    v.transform((text) =>
      storable(text)
        .toUpperCase()
        .split(/[,;]/)
        .map((part) => part.replace(/[\s-]/g, ''))
        .filter((part) => part !== ''),
    ),
    // A complaint about one of them is one about the field.
    v.check((parts) => v.is(prefixes, parts), countryMessages.prefix),
  ),
  postalCodeLength: v.pipe(
    v.string(),
    v.transform(storable),
    v.trim(),
    v.transform((text) => (text === '' ? null : Number(text))),
    v.nullable(postalCodeLength),
  ),
  towns: v.pipe(
    v.string(),
    v.transform((text) => {
      const parts = storable(text).split(/[,;]/);
      return parts.map((part) => part.trim()).filter((part) => part !== '');
    }),
    v.check((parts) => v.is(towns, parts), specified.maxLength(limits.city)),
  ),
  ...territoryEntries,
});

/** The same as a form holds it: prefixes are one text with commas, and a length is what was typed. */
export const territoryFormSchema = v.pipe(
  territoryForm,
  territoryRules<v.InferOutput<typeof territoryForm>>(),
);
export type TerritoryInput = v.InferInput<typeof territoryFormSchema>;
