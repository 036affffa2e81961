import {
  type Country,
  findCountry,
  findDeliveryObstacles,
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
 * depends on is missing or wrong. Names, streets and references don't matter to it, unless some carriers refuse them.
 *
 * @param countries as staff keep them; as long as nobody has asked for them the default set judges
 */
export function toRateRequest(input: ShipmentFormInput, countries?: readonly Country[]): RateRequest | null {
  const rows = v.safeParse(packages, input.shipmentData.packages);
  const obstacles = findDeliveryObstacles(input.from, input.to);
  const result = v.safeParse(rateRequestSchema, {
    from: placeOf(input.from),
    to: placeOf(input.to),
    shipmentData: { ...input.shipmentData, packages: rows.success ? rows.output : [] },
    dangerous: input.dangerous,
    insured: input.insured,
    declaredValue: parseDecimal(input.declaredValue, '€') ?? null,
    ...(obstacles.length > 0 && { obstacles }),
  });
  if (!result.success) return null;
  const { from, to } = result.output;
  return isPlaceKnown(from, countries) && isPlaceKnown(to, countries) ? result.output : null;
}

function placeOf({ address }: ShipmentFormInput['from']) {
  const { postalCode, city, countryCode } = address;
  return { postalCode, city, countryCode };
}

function isPlaceKnown(
  { postalCode, city, countryCode }: RateRequest['from'],
  countries?: readonly Country[],
): boolean {
  // The default set need not know a country that staff have added.
  if (countries && !findCountry(countryCode, countries)) return false;
  if (postalCode !== '' && judgePostalCode(countryCode, postalCode, countries) === 'invalid') return false;
  return needsPostalCode(countryCode, countries) ? postalCode !== '' : city !== '';
}
