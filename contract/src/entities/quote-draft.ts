import * as v from 'valibot';
import { defaultGeography } from '../geography/geography.ts';
import { needsPostalCode } from '../geography/postal-code.ts';
import { judgeCustoms } from '../geography/territories.ts';
import { type CrossFieldRule, crossFieldRules, type FieldPath } from '../rules/cross-field.ts';
import { isWithinAYear } from '../rules/date.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { optionalPrintedText } from '../rules/text.ts';
import { addressRules } from './address-rules.ts';
import { addressBlockSchema, addressSchema } from './address.ts';
import { limits } from './limits.ts';
import {
  type DraftSurroundings,
  draftObject,
  formObject,
  insuranceRules,
  type ShipmentDraft,
} from './shipment-draft.ts';

const { specified } = ruleMessages;

/** Who and where as far as it is known by then. */
const block = v.object({
  ...addressBlockSchema.entries,
  address: v.object({
    ...addressSchema.entries,
    addressLine1: optionalPrintedText(limits.addressLine),
    city: optionalPrintedText(limits.city),
  }),
});

/** What may still be missing when a quote is asked for. */
const open = { description: optionalPrintedText(limits.description), from: block, to: block };

const quoteObject = v.object({ ...draftObject.entries, ...open });
const quoteFormObject = v.object({ ...formObject.entries, ...open });

function placeRules(side: 'from' | 'to', { isValidPhone, geography }: DraftSurroundings) {
  const ofBlock = addressRules<ShipmentDraft>([side], (draft) => draft[side], isValidPhone, geography).filter(
    ({ at }) => ['countryCode', 'postalCode', 'phone'].includes(String(at.at(-1))),
  );
  const city: CrossFieldRule<ShipmentDraft> = {
    reads: [[side, 'address', 'countryCode']],
    at: [side, 'address', 'city'],
    isFine: (draft) => {
      const { countryCode, city } = draft[side].address;
      return city !== '' || needsPostalCode(countryCode, geography?.countries);
    },
    message: specified.required,
  };
  return [...ofBlock, city];
}

/** What a price depends on has to be there and right; the rest may still be missing, and never be wrong. */
function quoteRules(surroundings: DraftSurroundings): CrossFieldRule<ShipmentDraft>[] {
  const { today, geography = defaultGeography } = surroundings;
  const date = ['shipmentData', 'requestedDeliveryDate'];
  return [
    ...placeRules('from', surroundings),
    ...placeRules('to', surroundings),
    {
      reads: [],
      at: date,
      isFine: (draft) => draft.shipmentData.requestedDeliveryDate >= today(),
      message: ruleMessages.datePast,
    },
    {
      reads: [],
      at: date,
      isFine: (draft) => isWithinAYear(draft.shipmentData.requestedDeliveryDate, today()),
      message: ruleMessages.dateFar,
    },
    ...insuranceRules,
    {
      reads: [['shipmentData', 'type'], ['ddp']],
      at: ['declaredValue'],
      isFine: ({ shipmentData, ddp, declaredValue, from, to }) =>
        shipmentData.type === 'document' ||
        !ddp ||
        declaredValue !== null ||
        !judgeCustoms(from.address, to.address, geography).isRequired,
      message: specified.requiredForCustoms,
    },
  ];
}

/** Body of `POST shipments/request-quote`. */
export function quoteDraftSchema(surroundings: DraftSurroundings) {
  return v.pipe(quoteObject, crossFieldRules<ShipmentDraft>(quoteRules(surroundings)));
}

/** The same as a form holds it, with the same rules and words. */
export function quoteFormSchema(surroundings: DraftSurroundings) {
  return v.pipe(quoteFormObject, crossFieldRules<ShipmentDraft>(quoteRules(surroundings)));
}

/** Whether a field tells where from, where to, or what is sent. */
export function isShippingData(path: FieldPath): boolean {
  const name = path.join('.');
  return /^(?:from|to)(?:\.address(?:\.(?:countryCode|postalCode|city))?)?$|^shipmentData(?:$|\.packages)/.test(
    name,
  );
}
