import {
  needsPostalCode,
  judgePostalCode,
  packageFormSchema,
  parseDecimal,
  type RateRequest,
  rateRequestSchema,
  type ShipmentFormInput,
} from 'contract';
import * as v from 'valibot';

const packages = v.array(packageFormSchema);

/**
 * The question for prices that a form's input stands for, or null as long as something that a price
 * depends on is missing or wrong. Names, streets and references don't matter to it.
 */
export function toRateRequest(input: ShipmentFormInput): RateRequest | null {
  const rows = v.safeParse(packages, input.shipmentData.packages);
  const result = v.safeParse(rateRequestSchema, {
    from: placeOf(input.from),
    to: placeOf(input.to),
    shipmentData: { ...input.shipmentData, packages: rows.success ? rows.output : [] },
    dangerous: input.dangerous,
    insured: input.insured,
    declaredValue: parseDecimal(input.declaredValue, 'thousands') ?? null,
  });
  if (!result.success) return null;
  const { from, to } = result.output;
  return isPlaceKnown(from) && isPlaceKnown(to) ? result.output : null;
}

function placeOf({ address }: ShipmentFormInput['from']) {
  const { postalCode, city, countryCode } = address;
  return { postalCode, city, countryCode };
}

function isPlaceKnown({ postalCode, city, countryCode }: RateRequest['from']): boolean {
  if (!needsPostalCode(countryCode)) return city !== '';
  return postalCode !== '' && judgePostalCode(countryCode, postalCode) !== 'invalid';
}
