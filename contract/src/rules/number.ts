import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';
import { hasLonePoint, hasOtherUnit, type NumberUnit, parseDecimal } from './number-text.ts';
import { storable } from './storable.ts';

const { specified } = ruleMessages;

/** A typed decimal as a number: „0,5“, „0.5“ and „0,5 kg“ all give 0.5 in kg. Empty is 'Pflichtfeld'. */
export function decimalText(unit: NumberUnit) {
  return v.config(
    v.pipe(
      v.string(specified.required),
      v.transform(storable),
      v.nonEmpty(specified.required),
      v.check((text) => text.trim() !== '', specified.onlyWhitespace),
      v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
        const value = parseDecimal(dataset.value, unit);
        if (value !== undefined) return value;
        addIssue({ message: complaint(dataset.value, unit) });
        return NEVER;
      }),
    ),
    { abortPipeEarly: true },
  );
}

/** A typed decimal that may be left empty; empty is `null`. */
export function optionalDecimalText(unit: NumberUnit) {
  return v.pipe(
    v.string(),
    v.transform(storable),
    v.rawTransform<string, number | null>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value.trim() === '') return null;
      const value = parseDecimal(dataset.value, unit);
      if (value !== undefined) return value;
      addIssue({ message: complaint(dataset.value, unit) });
      return NEVER;
    }),
  );
}

/** Why a text was not read as a number. */
function complaint(text: string, unit: NumberUnit): string {
  if (hasLonePoint(text, unit)) return ruleMessages.lonePoint(text.replace(/[^\d.]/g, ''));
  return hasOtherUnit(text, unit) ? ruleMessages.otherUnit(unit) : specified.notANumber;
}

/** A number as JSON carries it. */
export function jsonNumber() {
  return v.number(specified.notANumber);
}

interface Bounds {
  readonly max: number;
  readonly unit: string;
}

/** Whole number from 1 to `max` (pieces, centimetres). */
export function positiveInteger({ max, unit }: Bounds) {
  return v.config(
    v.pipe(
      v.number(specified.notANumber),
      v.gtValue(0, specified.greaterThanZero),
      v.integer(specified.notAnInteger),
      v.maxValue(max, ruleMessages.atMost(max, unit)),
    ),
    { abortPipeEarly: true },
  );
}

/**
 * Kilograms, kept to the gram so that sums never carry binary dust (13,740000000000002).
 *
 * @param min the least that is accepted, in kg
 * @param steps into how many parts a kilogram is divided; grams where nothing is said
 */
export function kilograms(min: number = MIN_WEIGHT_KG, steps = GRAMS_PER_KG) {
  return v.config(
    v.pipe(
      v.number(specified.notANumber),
      v.gtValue(0, specified.greaterThanZero),
      v.transform((kg) => Math.round(kg * steps) / steps),
      v.minValue(min, ruleMessages.atLeast(min, 'kg')),
    ),
    { abortPipeEarly: true },
  );
}

/** What binary numbers leave over when 0,29 becomes cents. */
const CENT_DUST = 1e-6;

/** An amount of money in EUR, of whole cents and not below zero. */
export function euros(max: number) {
  return v.pipe(
    jsonNumber(),
    v.minValue(0, specified.declaredValueNegative),
    v.maxValue(max, ruleMessages.atMost(max, '€')),
    v.check((value) => Math.abs(value * 100 - Math.round(value * 100)) < CENT_DUST, ruleMessages.twoDecimals),
    v.transform((value) => Math.round(value * 100) / 100),
  );
}

const GRAMS_PER_KG = 1000;

/** Lightest piece that is dispatched. */
const MIN_WEIGHT_KG = 0.1;
