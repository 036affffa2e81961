import * as v from 'valibot';
import { defaultGeography, type Geography } from '../geography/geography.ts';
import { judgeCustoms } from '../geography/territories.ts';
import { calendarDay } from '../rules/calendar-day.ts';
import { choice } from '../rules/choice.ts';
import { type CrossFieldRule, crossFieldRules } from '../rules/cross-field.ts';
import { isWithinAYear } from '../rules/date.ts';
import { idText } from '../rules/id.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { euros, optionalDecimalText } from '../rules/number.ts';
import type { PhoneCheck } from '../rules/phone.ts';
import { optionalPrintedText, optionalText, requiredPrintedText } from '../rules/text.ts';
import { addressRules } from './address-rules.ts';
import { addressBlockSchema } from './address.ts';
import { carriers } from './carrier.ts';
import { noCustoms } from './customs-beginnings.ts';
import { customsRules } from './customs-rules.ts';
import { customsFormSchema, customsSchema } from './customs.ts';
import { limits } from './limits.ts';
import { type Package, packageFormSchema, packageSchema } from './package.ts';
import { shipmentTypes } from './shipment-type.ts';

const { specified } = ruleMessages;

/** The content description that documents must carry. */
export const DOCUMENTS_DESCRIPTION = 'documents';

/** An amount of money in EUR, or null where none was given. */
export const declaredValueSchema = v.nullable(euros(limits.declaredValueEur));

/** The contact that an address was taken from; whether there is one is the platform's to know. */
function linkedContact() {
  return v.optional(v.nullable(idText(ruleMessages.contactUnknown)), null);
}

/** Fields that a form and JSON write in the same way. */
const sharedEntries = {
  /** All three are empty until a rate is chosen. */
  carrier: v.optional(v.union([v.literal(''), choice(carriers)], ruleMessages.unknownChoice), ''),
  carrierProduct: optionalText(limits.description),
  carrierProductCode: optionalText(limits.description),
  dangerous: v.optional(v.boolean(), false),
  /** „Verzollt geliefert (DDP)“ when true, „Unverzollt geliefert (DAP)“ when false. */
  ddp: v.optional(v.boolean(), false),
  description: requiredPrintedText(limits.description),
  from: addressBlockSchema,
  to: addressBlockSchema,
  insured: v.optional(v.boolean(), false),
  /** A template („Vorlage“) is saved without ordering anything. */
  isAvis: v.optional(v.boolean(), false),
  linkedRecipientId: linkedContact(),
  linkedSenderId: linkedContact(),
  /** The neutral sender address that stands on the label when `neutralShipment` is on. Ours. */
  linkedNeutralSenderId: linkedContact(),
  referenceNumber: optionalPrintedText(limits.reference),
  referenceNumber2: optionalPrintedText(limits.reference),
  neutralShipment: v.optional(v.boolean(), false),
  goodsDescription1: optionalPrintedText(limits.description),
  goodsDescription2: optionalPrintedText(limits.description),
  /** For whoever packs it; on the pick slip, and on nothing that leaves with the parcel. Ours. */
  packingNotes: optionalText(limits.packingNotes),
};

function packageRows<const S extends v.GenericSchema<unknown, Package>>(row: S) {
  return v.pipe(
    v.array(row),
    v.minLength(1, ruleMessages.packageRequired),
    v.maxLength(limits.packageRows, ruleMessages.tooManyPackages(limits.packageRows)),
    v.check(
      // Where a row is wrong, or there are too many, that is said first.
      (rows) =>
        rows.length > limits.packageRows ||
        rows.some(({ amount }) => amount > limits.amount) ||
        pieces(rows) <= limits.pieces,
      ({ input }) => ruleMessages.tooManyPieces(limits.pieces, pieces(input)),
    ),
  );
}

function pieces(rows: readonly Package[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

const shipmentDataEntries = {
  type: choice(shipmentTypes),
  requestedDeliveryDate: calendarDay(),
  isSaturdayDelivery: v.boolean(),
};

export const shipmentDataSchema = v.object({ ...shipmentDataEntries, packages: packageRows(packageSchema) });
export type ShipmentData = v.InferOutput<typeof shipmentDataSchema>;

/** The draft as JSON carries it, field by field. */
export const draftObject = v.object({
  ...sharedEntries,
  declaredValue: v.optional(declaredValueSchema, null),
  customs: v.optional(customsSchema, noCustoms),
  shipmentData: shipmentDataSchema,
});
/** The same as a form holds it. */
export const formObject = v.object({
  ...sharedEntries,
  declaredValue: v.pipe(optionalDecimalText('€'), declaredValueSchema),
  customs: customsFormSchema,
  shipmentData: v.object({ ...shipmentDataEntries, packages: packageRows(packageFormSchema) }),
});

/** Everything that is known of a shipment before it is ordered; texts absent are empty, `declaredValue` in EUR or null. */
export type ShipmentDraft = v.InferOutput<typeof draftObject>;
/** The same as a form holds it: every number is the text that was typed. */
export type ShipmentFormInput = v.InferInput<typeof formObject>;

/** What the rules of an address need to know of the world. */
export interface AddressSurroundings {
  readonly isValidPhone: PhoneCheck;
  /**
   * Countries and territories as staff keep them, read anew by each judgement; the default set where nothing is said.
   */
  readonly geography?: Geography;
}

/** What the rules of a shipment need to know of it. */
export interface DraftSurroundings extends AddressSurroundings {
  /** Today as the person sees it, `yyyy-MM-dd`. */
  readonly today: () => string;
}

const type = ['shipmentData', 'type'];
const isDocument = (draft: ShipmentDraft) => draft.shipmentData.type === 'document';

/** Insurance has a price, which the value decides. */
export const insuranceRules: readonly CrossFieldRule<ShipmentDraft>[] = [
  {
    reads: [type],
    at: ['insured'],
    isFine: (draft) => !isDocument(draft) || !draft.insured,
    message: ruleMessages.noInsuranceForDocuments,
  },
  {
    reads: [type, ['insured']],
    at: ['declaredValue'],
    isFine: (draft) => isDocument(draft) || !draft.insured || draft.declaredValue !== null,
    message: specified.requiredForInsurance,
  },
  {
    reads: [type, ['insured']],
    at: ['declaredValue'],
    isFine: (draft) => isDocument(draft) || !draft.insured || draft.declaredValue !== 0,
    message: specified.greaterThanZero,
  },
];

function draftRules({
  today,
  isValidPhone,
  geography = defaultGeography,
}: DraftSurroundings): CrossFieldRule<ShipmentDraft>[] {
  const date = ['shipmentData', 'requestedDeliveryDate'];
  return [
    ...addressRules<ShipmentDraft>(['from'], (draft) => draft.from, isValidPhone, geography),
    ...addressRules<ShipmentDraft>(['to'], (draft) => draft.to, isValidPhone, geography),
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
    {
      reads: [type],
      at: ['declaredValue'],
      isFine: (draft) => !isDocument(draft) || draft.declaredValue === null || draft.declaredValue === 0,
      message: specified.zeroForDocuments,
    },
    {
      reads: [type],
      at: ['description'],
      isFine: (draft) => !isDocument(draft) || draft.description === DOCUMENTS_DESCRIPTION,
      message: specified.documentsDescription,
    },
    {
      reads: [
        type,
        ['from', 'address', 'countryCode'],
        ['from', 'address', 'postalCode'],
        ['from', 'address', 'city'],
        ['to', 'address', 'countryCode'],
        ['to', 'address', 'postalCode'],
        ['to', 'address', 'city'],
      ],
      at: ['declaredValue'],
      isFine: (draft) =>
        isDocument(draft) ||
        draft.declaredValue !== null ||
        !judgeCustoms(draft.from.address, draft.to.address, geography).isRequired,
      message: specified.requiredForCustoms,
    },
    ...insuranceRules,
    ...customsRules<ShipmentDraft>(geography),
    {
      reads: [['neutralShipment']],
      at: ['linkedNeutralSenderId'],
      isFine: (draft) => !draft.neutralShipment || draft.linkedNeutralSenderId !== null,
      message: specified.required,
    },
    {
      reads: [['isAvis'], ['carrierProduct'], ['carrierProductCode']],
      at: ['carrier'],
      isFine: (draft) => draft.isAvis || isRateChosen(draft),
      message: ruleMessages.noRateChosen,
    },
  ];
}

/** A rate counts as chosen only when carrier, product name and product code are all set. */
export function isRateChosen(
  draft: Pick<ShipmentDraft, 'carrier' | 'carrierProduct' | 'carrierProductCode'>,
): boolean {
  return draft.carrier !== '' && draft.carrierProduct !== '' && draft.carrierProductCode !== '';
}

/** The draft as the API takes it, with all rules. */
export function shipmentDraftSchema(surroundings: DraftSurroundings) {
  return v.pipe(draftObject, crossFieldRules<ShipmentDraft>(draftRules(surroundings)));
}

/** What completes a template, or nothing where it is ordered as it stands. */
export function completedDraftSchema(surroundings: DraftSurroundings) {
  return v.optional(shipmentDraftSchema(surroundings));
}

/** The draft as a form holds it, with the same rules and words; its output is a `ShipmentDraft`. */
export function shipmentFormSchema(surroundings: DraftSurroundings) {
  return v.pipe(formObject, crossFieldRules<ShipmentDraft>(draftRules(surroundings)));
}
