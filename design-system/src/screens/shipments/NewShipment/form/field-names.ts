import type { Address, FieldPath, Package } from 'contract';
import type { Side } from '../new-shipment-state.ts';

type AddressLeaf = `address.${keyof Address}`;
type PartyTextLeaf = 'companyName' | 'companyName2' | 'personName' | 'email' | 'phone' | AddressLeaf;

export type PartyFieldName = `${Side}.${PartyTextLeaf}`;
export type PackageFieldName = `shipmentData.packages.${number}.${keyof Package}`;

/** Fields whose value is a text, numbers as they are typed among them. */
export type TextFieldName =
  | PartyFieldName
  | PackageFieldName
  | 'description'
  | 'declaredValue'
  | 'referenceNumber'
  | 'referenceNumber2'
  | 'goodsDescription1'
  | 'goodsDescription2'
  | 'carrier'
  | 'carrierProduct'
  | 'carrierProductCode'
  | 'shipmentData.type'
  | 'shipmentData.requestedDeliveryDate';

export type FlagFieldName =
  | 'dangerous'
  | 'ddp'
  | 'insured'
  | 'neutralShipment'
  | 'shipmentData.isSaturdayDelivery';

export type LinkFieldName = 'linkedRecipientId' | 'linkedSenderId' | 'linkedNeutralSenderId';

/** A field by its place in the draft, dotted; the list of packages can carry an error of its own. */
export type FieldName = TextFieldName | FlagFieldName | LinkFieldName | 'shipmentData.packages';

const paths = new Map<string, FieldPath>();

/** The path of a field. The same array for the same name, so that nothing is re-rendered for a new one. */
export function fieldPath(name: FieldName): FieldPath {
  let path = paths.get(name);
  if (!path) {
    path = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    paths.set(name, path);
  }
  return path;
}

/** The name of a field that the contract's schema or the server points at. */
export function fieldName(path: FieldPath): FieldName {
  return path.join('.') as FieldName;
}

/** Id of the element that takes the focus for a field: target of the error summary's links. */
export function fieldId(name: FieldName): string {
  return `feld-${name.replaceAll('.', '-')}`;
}

/** Which end of the shipment a field belongs to, if to one. */
export function sideOf(name: FieldName): Side | undefined {
  if (name.startsWith('from.')) return 'from';
  return name.startsWith('to.') ? 'to' : undefined;
}

/** Row of a package's field, from 0. */
export function packageIndexOf(name: FieldName): number | undefined {
  const match = /^shipmentData\.packages\.(\d+)\./.exec(name);
  return match ? Number(match[1]) : undefined;
}

/** Fields of one end of the shipment, of a package's row, and of the rest, as they stand on the screen. */
const partyOrder = [
  'countryCode',
  'companyName',
  'personName',
  'addressLine1',
  'postalCode',
  'city',
  'state',
  'email',
  'phone',
  'companyName2',
  'addressLine2',
  'addressLine3',
];
const packageOrder = ['packaging', 'amount', 'lengthCm', 'widthCm', 'heightCm', 'weightKg'];
const leafOrder = [...partyOrder, ...packageOrder];
const contentOrder = ['description', 'referenceNumber', 'referenceNumber2'];
const optionsOrder = [
  'shipmentData.requestedDeliveryDate',
  'shipmentData.isSaturdayDelivery',
  'insured',
  'dangerous',
];
const goodsOrder = ['goodsDescription1', 'goodsDescription2'];

function topOrder(needsCustoms: boolean): string[] {
  return [
    'from',
    'neutralShipment',
    'linkedNeutralSenderId',
    'to',
    'shipmentData.type',
    'shipmentData.packages',
    ...contentOrder,
    ...(needsCustoms ? [] : ['declaredValue']),
    ...goodsOrder,
    ...optionsOrder,
    ...(needsCustoms ? ['declaredValue', 'ddp'] : []),
    'carrier',
  ];
}

/** Sorts names as a person meets their fields on the screen. */
export type FieldOrder = (a: FieldName, b: FieldName) => number;

/** @param needsCustoms whether there is a section for customs, where the declared value then stands */
export function screenOrder(needsCustoms: boolean): FieldOrder {
  const order = topOrder(needsCustoms);
  const topOf = (name: FieldName) => {
    const index = order.findIndex((start) => name === start || name.startsWith(`${start}.`));
    return index < 0 ? order.length : index;
  };
  return (a, b) =>
    topOf(a) - topOf(b) ||
    (packageIndexOf(a) ?? -1) - (packageIndexOf(b) ?? -1) ||
    leafOrder.indexOf(leafOf(a)) - leafOrder.indexOf(leafOf(b));
}

function leafOf(name: FieldName): string {
  return name.split('.').at(-1) ?? '';
}
