import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { decimalText, jsonNumber, kilograms, positiveInteger } from '../rules/number.ts';
import { limits } from './limits.ts';
import { type Packaging, packagingTypes } from './packaging.ts';

/** Heaviest single piece in kg: pallets travel as freight. */
export function maxWeightKg(packaging: Packaging): number {
  return packaging === 'box' || packaging === 'none' ? limits.boxWeightKg : limits.palletWeightKg;
}

const side = positiveInteger({ max: limits.sideCm, unit: 'cm' });
const pieces = positiveInteger({ max: limits.amount, unit: 'Stk' });

const row = v.object({
  packaging: choice(packagingTypes),
  amount: v.pipe(jsonNumber(), pieces),
  lengthCm: v.pipe(jsonNumber(), side),
  widthCm: v.pipe(jsonNumber(), side),
  heightCm: v.pipe(jsonNumber(), side),
  weightKg: v.pipe(jsonNumber(), kilograms()),
});

/** A row of equal pieces: sides in whole cm, weight of one piece in kg, how many of them. */
export type Package = v.InferOutput<typeof row>;

const weightFitsPackaging = crossFieldRules<Package>([
  {
    reads: [['packaging']],
    at: ['weightKg'],
    isFine: ({ packaging, weightKg }) => weightKg <= maxWeightKg(packaging),
    message: ({ packaging }) => ruleMessages.atMost(maxWeightKg(packaging), 'kg'),
  },
]);

/** The row as JSON carries it. */
export const packageSchema = v.pipe(row, weightFitsPackaging);

/** The same row as a person types it: all numbers as text, comma or point. */
export const packageFormSchema = v.pipe(
  v.object({
    packaging: choice(packagingTypes),
    amount: v.pipe(decimalText('Stk'), pieces),
    lengthCm: v.pipe(decimalText('cm'), side),
    widthCm: v.pipe(decimalText('cm'), side),
    heightCm: v.pipe(decimalText('cm'), side),
    weightKg: v.pipe(decimalText('kg'), kilograms()),
  }),
  weightFitsPackaging,
);

export type PackageFormInput = v.InferInput<typeof packageFormSchema>;
