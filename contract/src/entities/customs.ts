import * as v from 'valibot';
import { originCountryCodes } from '../geography/origin-countries.ts';
import { choice } from '../rules/choice.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { decimalText, euros, jsonNumber, kilograms, positiveInteger } from '../rules/number.ts';
import { storable } from '../rules/storable.ts';
import { requiredPrintedText } from '../rules/text.ts';
import { customsReasons } from './customs-reasons.ts';
import { limits } from './limits.ts';

const { specified } = ruleMessages;

/** A washer weighs less than a gram, so that net weights are kept to a tenth of one. */
const MIN_NET_WEIGHT_KG = 0.0001;
const TENTHS_OF_A_GRAM_PER_KG = 10_000;

/** An HS code of six digits, or what countries make of it; blanks and signs between its groups fall away. */
const tariffNumber = v.config(
  v.pipe(
    v.string(specified.required),
    v.transform((text) => storable(text).replace(/[^\p{L}\p{N}]/gu, '')),
    v.nonEmpty(specified.required),
    v.regex(/^(?:\d{6}|\d{8}|\d{10}|\d{11})$/, ruleMessages.tariffNumber),
  ),
  { abortPipeEarly: true },
);

const originCountries: ReadonlySet<string> = new Set(originCountryCodes);

const originCountryCode = v.config(
  v.pipe(
    v.string(specified.required),
    v.transform(storable),
    v.trim(),
    v.nonEmpty(specified.required),
    v.length(2, specified.countryCode),
    v.toUpperCase(),
    v.check((code) => originCountries.has(code), ruleMessages.unknownChoice),
  ),
  { abortPipeEarly: true },
);

const sharedEntries = {
  /** In English: it is read where the parcel goes. */
  description: requiredPrintedText(limits.customsDescription),
  tariffNumber,
  /** Where the goods were made, ISO 3166-1 alpha-2. */
  originCountryCode,
  /** Whether weight and value are those of all pieces together, not of one. */
  isTotal: v.optional(v.boolean(), false),
};

const quantity = positiveInteger({ max: limits.customsQuantity, unit: 'Stk' });
const netWeight = kilograms(MIN_NET_WEIGHT_KG, TENTHS_OF_A_GRAM_PER_KG);
const value = euros(limits.declaredValueEur);

interface Weighed {
  readonly quantity: number;
  readonly netWeightKg: number;
  readonly isTotal: boolean;
}

/** Whether no piece weighs more than a pallet takes, be it the piece that was weighed or all of them together. */
function isPieceLiftable({ quantity: pieces, netWeightKg, isTotal }: Weighed): boolean {
  return netWeightKg <= limits.palletWeightKg * (isTotal ? pieces : 1);
}

const weighed = [['quantity'], ['netWeightKg'], ['isTotal']] as const;
const pieceTooHeavy = ruleMessages.atMostPerPiece(limits.palletWeightKg);

const item = v.pipe(
  v.object({
    ...sharedEntries,
    quantity: v.pipe(jsonNumber(), quantity),
    netWeightKg: v.pipe(jsonNumber(), netWeight),
    valueEur: value,
  }),
  v.forward(v.partialCheck(weighed, isPieceLiftable, pieceTooHeavy), ['netWeightKg']),
);

/** A position: equal goods, with their weight without packing and their value. */
export type CustomsItem = v.InferOutput<typeof item>;

const itemForm = v.pipe(
  v.object({
    ...sharedEntries,
    quantity: v.pipe(decimalText('Stk'), quantity),
    netWeightKg: v.pipe(decimalText('kg'), netWeight),
    valueEur: v.pipe(decimalText('€'), value),
  }),
  v.forward(v.partialCheck(weighed, isPieceLiftable, pieceTooHeavy), ['netWeightKg']),
);

/** A position as a person types it: all numbers as text, comma or point. */
export type CustomsItemInput = v.InferInput<typeof itemForm>;

function items<const S extends v.GenericSchema<unknown, CustomsItem>>(row: S) {
  return v.pipe(
    v.array(row),
    v.maxLength(limits.customsItems, ruleMessages.tooManyCustomsItems(limits.customsItems)),
  );
}

const reason = choice(customsReasons);

/** What customs want to know, as JSON carries it. */
export const customsSchema = v.object({ reason: v.optional(reason, 'sale'), items: items(item) });
export type Customs = v.InferOutput<typeof customsSchema>;

/** The same as a form holds it. */
export const customsFormSchema = v.object({ reason, items: items(itemForm) });
