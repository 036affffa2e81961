import {
  amountText,
  countryName,
  notificationShipmentStatuses,
  notificationTypeLabels,
  notificationTypes,
  type OrganizationParameters as Parameters,
  organizationParametersSchema,
  type OrganizationRecord,
  packagingLabels,
  packagingTypes,
  type PrintFormat,
  printFormats,
  shipmentDefaultsFormSchema,
  type ShipmentStatus,
  shipmentStatusLabels,
} from 'contract';
import * as v from 'valibot';
import { formatCentimetres, formatKilograms, formatMoney } from '../../../format/index.ts';
import type { FieldFact } from '../../../patterns/VersionDiff/field-changes.ts';
import { toTyped } from '../../shipments/NewShipment/form/package-input.ts';
import { parametersCopy as copy } from './Parameters.copy.ts';

/** The parameters as they are typed. */
export const parametersSchema = v.object({
  ...organizationParametersSchema.entries,
  shipmentDefaults: shipmentDefaultsFormSchema,
});

export type { Parameters };

export const typeOptions = notificationTypes.map((value) => ({
  value,
  label: notificationTypeLabels[value],
}));
export const statusOptions = notificationShipmentStatuses.map((value) => ({
  value,
  label: shipmentStatusLabels[value.toLowerCase() as ShipmentStatus],
}));

export const packagingOptions = packagingTypes.map((value) => ({ value, label: packagingLabels[value] }));
export const formatOptions = printFormats.map((value: PrintFormat) => ({
  value,
  label: copy.printFormats[value],
}));

/** What the form begins with. What a newer platform knows is not shown, and not kept by who saves here. */
export function toDraft({ settings }: OrganizationRecord): Parameters {
  return {
    notificationTypes: notificationTypes.filter((type) => settings.notificationTypes.includes(type)),
    notificationShipmentStatuses: notificationShipmentStatuses.filter((status) =>
      settings.notificationShipmentStatuses.includes(status),
    ),
    printFormat: settings.printFormat,
    shipmentDefaults: settings.shipmentDefaults,
  };
}

/** The same with numbers as a person would type them. */
export function toInput({ shipmentDefaults, ...rest }: Parameters): v.InferInput<typeof parametersSchema> {
  const { lengthCm, widthCm, heightCm, weightKg, insuredFromEur } = shipmentDefaults;
  return {
    ...rest,
    shipmentDefaults: {
      ...shipmentDefaults,
      lengthCm: toTyped(lengthCm),
      widthCm: toTyped(widthCm),
      heightCm: toTyped(heightCm),
      weightKg: toTyped(weightKg),
      insuredFromEur: insuredFromEur === null ? '' : amountText(insuredFromEur),
    },
  };
}

/** What the fields say, in words. */
export function factsOf(input: Parameters): FieldFact[] {
  const { countryCode, packaging, lengthCm, widthCm, heightCm, weightKg, insuredFromEur } =
    input.shipmentDefaults;
  return [
    { path: 'notificationTypes', label: copy.types, value: listed(typeOptions, input.notificationTypes) },
    {
      path: 'notificationShipmentStatuses',
      label: copy.statuses,
      value: listed(statusOptions, input.notificationShipmentStatuses),
    },
    { path: 'countryCode', label: copy.country, value: countryName(countryCode) },
    { path: 'packaging', label: copy.packaging, value: packagingLabels[packaging] },
    {
      path: 'sides',
      label: copy.sides,
      value: [lengthCm, widthCm, heightCm].map((cm) => formatCentimetres(cm)).join(' × '),
    },
    { path: 'weightKg', label: copy.weight, value: formatKilograms(weightKg) },
    {
      path: 'insuredFromEur',
      label: copy.insuredFrom,
      value: insuredFromEur === null ? '' : formatMoney(insuredFromEur * 100),
    },
    { path: 'printFormat', label: copy.printFormat, value: copy.printFormats[input.printFormat] },
  ];
}

const listed = (
  options: readonly { readonly value: string; readonly label: string }[],
  chosen: readonly string[],
) =>
  options
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label)
    .join(', ');
