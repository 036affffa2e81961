import {
  type Country,
  needsPostalCode,
  maxWeightKg,
  packagingLabels,
  parseDecimal,
  ruleMessages,
  type ShipmentFormInput,
} from 'contract';
import type { PlacesNow } from '../../../../forms/field-places.ts';
import type { Side } from '../new-shipment-state.ts';
import { ratesCopy } from '../Rates.copy.ts';
import { fullLabel, packageLabel } from './field-labels.copy.ts';
import { packageIndexOf } from './field-names.ts';

const copy = ratesCopy.obstacle;

/** Why no price can be asked for, and where that is mended. */
export interface Obstacle {
  readonly text: string;
  readonly action: string;
  /** Id of the element that takes the focus. */
  readonly target: string;
}

type Words = Pick<Obstacle, 'text' | 'action'>;

/** Id of the field that searches for a sender or a recipient. */
export function partySearchId(side: Side): string {
  return `suche-${side}`;
}

/**
 * What keeps a form's input from being a question for prices: the first cause on the screen, or all that is missing
 * where that comes first.
 *
 * @param complaints all that the rules have against the input, by field
 * @param countries by which those judge
 * @returns null where a price does not depend on any of it
 */
export function ratesObstacle(
  input: ShipmentFormInput,
  complaints: ReadonlyMap<string, string>,
  places: PlacesNow,
  countries: readonly Country[],
): Obstacle | null {
  if (isBlank(input.from))
    return { text: copy.noSender, action: copy.toSender, target: partySearchId('from') };
  if (isBlank(input.to))
    return { text: copy.noRecipient, action: copy.toRecipient, target: partySearchId('to') };
  const names = places.sorted([...complaints.keys()].filter((field) => isAskedFor(field, input, countries)));
  const [name] = names;
  if (name === undefined) return null;
  const isMissing = (field: string) => complaints.get(field) === ruleMessages.specified.required;
  const words = isMissing(name)
    ? { text: copy.missing(names.filter(isMissing).map((name) => fullLabel(name))), action: copy.complete }
    : (tooHeavy(name, input) ?? {
        text: copy.wrong(fullLabel(name), complaints.get(name) ?? ''),
        action: copy.change,
      });
  return { ...words, target: places.idOf(name) };
}

/** Nothing of where it is. */
function isBlank({ address: { postalCode = '', city } }: ShipmentFormInput['from']): boolean {
  return postalCode.trim() === '' && city.trim() === '';
}

/** Whether a price depends on a field; of the two that name a place the postcode is enough. */
function isAskedFor(name: string, input: ShipmentFormInput, countries: readonly Country[]): boolean {
  if (name.startsWith('shipmentData.')) return name !== 'shipmentData.isSaturdayDelivery';
  const side = /^(from|to)\.address\.(?:countryCode|postalCode|city)$/.exec(name)?.[1] as Side | undefined;
  if (side === undefined) return false;
  const { city, countryCode } = input[side].address;
  return !name.endsWith('.city') || city !== '' || !needsPostalCode(countryCode, countries);
}

/** A weight that its packaging does not bear. */
function tooHeavy(name: string, { shipmentData }: ShipmentFormInput): Words | null {
  const index = packageIndexOf(name);
  const row = index === undefined ? undefined : shipmentData.packages[index];
  if (index === undefined || !row || !name.endsWith('.weightKg')) return null;
  const weightKg = parseDecimal(row.weightKg, 'kg') ?? 0;
  const most = maxWeightKg(row.packaging);
  if (weightKg <= most) return null;
  return {
    text: copy.tooHeavy(packageLabel(index), weightKg, packagingLabels[row.packaging], most),
    action: copy.toWeight,
  };
}
