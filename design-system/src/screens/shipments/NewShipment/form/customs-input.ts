import type {
  Customs,
  CustomsItem,
  CustomsItemInput,
  Geography,
  NumberUnit,
  ShipmentFormInput,
} from 'contract';
import { amountText, emptyCustomsItem, judgeCustoms, parseDecimal } from 'contract';
import { toTyped } from './package-input.ts';

/** What customs want to know, as the form holds it: there is always a row to type into. */
export function toCustomsInput({ reason, items }: Customs): ShipmentFormInput['customs'] {
  return { reason, items: items.length === 0 ? [emptyCustomsItem] : items.map(toItemInput) };
}

function toItemInput({ quantity, netWeightKg, valueEur, ...texts }: CustomsItem): CustomsItemInput {
  return {
    ...texts,
    quantity: toTyped(quantity),
    netWeightKg: toTyped(netWeightKg),
    valueEur: amountText(valueEur),
  };
}

type Numbers = Pick<CustomsItem, 'quantity' | 'netWeightKg' | 'valueEur' | 'isTotal'>;

/** The numbers of a position, or `null` as long as one of them is missing or is none. */
export function readCustomsItem(row: CustomsItemInput): Numbers | null {
  const number = (text: string, unit: NumberUnit) => {
    const value = parseDecimal(text, unit);
    return value !== undefined && value >= 0 ? value : undefined;
  };
  const quantity = number(row.quantity, 'Stk');
  const netWeightKg = number(row.netWeightKg, 'kg');
  const valueEur = number(row.valueEur, '€');
  if (!quantity || !Number.isInteger(quantity) || netWeightKg === undefined || valueEur === undefined)
    return null;
  return { quantity, netWeightKg, valueEur, isTotal: row.isTotal ?? false };
}

/**
 * The positions as they are judged and sent: none where customs ask nothing, whatever was typed before the
 * address changed, and none in a template in which nobody has begun them.
 */
export function declaredCustoms(
  input: ShipmentFormInput,
  isTemplate: boolean,
  geography?: Geography,
): ShipmentFormInput['customs'] {
  const { customs, from, to, shipmentData } = input;
  const isAsked =
    shipmentData.type !== 'document' && judgeCustoms(placeOf(from), placeOf(to), geography).isRequired;
  const isBegun = customs.items.some((row) =>
    Object.entries(emptyCustomsItem).some(([key, empty]) => row[key as keyof CustomsItemInput] !== empty),
  );
  return isAsked && (isBegun || !isTemplate) ? customs : { ...customs, items: [] };
}

function placeOf({ address: { countryCode, postalCode = '', city } }: ShipmentFormInput['from']) {
  return { countryCode, postalCode, city };
}
