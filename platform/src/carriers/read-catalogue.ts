import { deliverySpeeds, limits, shipmentTypes } from 'contract';
import * as v from 'valibot';
import { CarrierError } from './carrier-error.ts';
import type { CatalogueProduct } from './carrier.ts';

/** Of one carrier. Those of all are shown in one list, which ends at `ALL_PRODUCTS`, so a longer catalogue is a fault. */
export const MOST_PRODUCTS = 70;
const NAME_LENGTH = 100;
const MOST_COUNTRIES = 300;

/** No line breaks and the like, which no label can show, nor a NUL, which no table takes. */
const line = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength), v.regex(/^\P{Cc}*$/u));

const schema = v.pipe(
  v.array(
    v.object({
      // As long as an order has room for.
      code: line(limits.description),
      name: line(NAME_LENGTH),
      deliverySpeed: v.picklist(deliverySpeeds),
      contents: v.pipe(v.array(v.picklist(shipmentTypes)), v.minLength(1), v.maxLength(shipmentTypes.length)),
      countries: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), v.maxLength(MOST_COUNTRIES)),
      maxWeightKg: v.pipe(v.number(), v.finite(), v.gtValue(0)),
    }),
  ),
  v.maxLength(MOST_PRODUCTS),
);

/**
 * A catalogue as somebody else has sent it. Of a code that is named twice the first holds, because one that is stored
 * can be only one product.
 *
 * @throws {CarrierError} where it is none, or one that is far too long
 */
export function readCatalogue(answer: unknown): CatalogueProduct[] {
  const { success, output, issues } = v.safeParse(schema, answer);
  if (!success) {
    const [{ message, path }] = issues;
    const place = path?.map(({ key }) => String(key)).join('.') ?? '';
    throw new CarrierError('faulty', `The catalogue is not understood at "${place}": ${message}`);
  }
  const byCode = Map.groupBy(output, ({ code }) => code);
  return [...byCode.values()].flatMap(([first]) => first ?? []);
}
