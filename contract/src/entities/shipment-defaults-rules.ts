import * as v from 'valibot';
import { choice } from '../rules/choice.ts';
import { crossFieldRules } from '../rules/cross-field.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import {
  decimalText,
  euros,
  jsonNumber,
  kilograms,
  optionalDecimalText,
  positiveInteger,
} from '../rules/number.ts';
import { countryCodeSchema } from './address.ts';
import { limits } from './limits.ts';
import { maxWeightKg } from './package.ts';
import { packagingTypes } from './packaging.ts';
import type { ShipmentDefaults } from './shipment-defaults.ts';

const side = positiveInteger({ max: limits.sideCm, unit: 'cm' });
const insuredFromEur = v.nullable(euros(limits.declaredValueEur));

const weightFitsPackaging = crossFieldRules<ShipmentDefaults>([
  {
    reads: [['packaging']],
    at: ['weightKg'],
    isFine: ({ packaging, weightKg }) => weightKg <= maxWeightKg(packaging),
    message: ({ packaging }) => ruleMessages.atMost(maxWeightKg(packaging), 'kg'),
  },
]);

/** What an owner lets new shipments begin with, by the rules that shipments are judged by. */
export const shipmentDefaultsDraftSchema = v.pipe(
  v.object({
    countryCode: countryCodeSchema,
    packaging: choice(packagingTypes),
    lengthCm: v.pipe(jsonNumber(), side),
    widthCm: v.pipe(jsonNumber(), side),
    heightCm: v.pipe(jsonNumber(), side),
    weightKg: v.pipe(jsonNumber(), kilograms()),
    insuredFromEur,
  }),
  weightFitsPackaging,
);

/** The same as a person types it: all numbers as text, comma or point. */
export const shipmentDefaultsFormSchema = v.pipe(
  v.object({
    countryCode: countryCodeSchema,
    packaging: choice(packagingTypes),
    lengthCm: v.pipe(decimalText('cm'), side),
    widthCm: v.pipe(decimalText('cm'), side),
    heightCm: v.pipe(decimalText('cm'), side),
    weightKg: v.pipe(decimalText('kg'), kilograms()),
    insuredFromEur: v.pipe(optionalDecimalText('€'), insuredFromEur),
  }),
  weightFitsPackaging,
);
