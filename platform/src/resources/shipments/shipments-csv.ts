import { packageTotals, shipmentStatusLabels } from 'contract';
import { dayCell, decimalCell, moneyCell } from '../../csv/cells.ts';
import type { CsvColumn } from '../../csv/to-csv.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { orderNumberText } from './shipment-row.ts';
import { shipmentsCsvCopy as copy } from './shipments-csv.copy.ts';

/** People's sheets are read in the organisation's zone. */
const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const cells: readonly (readonly [
  key: Exclude<keyof typeof copy, 'yes' | 'no'>,
  cell: (row: ShipmentRow) => string,
])[] = [
  ['status', ({ status }) => shipmentStatusLabels[status]],
  ['trackingNumber', ({ trackingNumber }) => trackingNumber ?? ''],
  ['orderNumber', ({ orderNumber }) => orderNumberText(orderNumber)],
  ['company', ({ draft }) => draft.to.companyName],
  ['person', ({ draft }) => draft.to.personName],
  ['street', ({ draft }) => draft.to.address.addressLine1],
  ['postalCode', ({ draft }) => draft.to.address.postalCode],
  ['city', ({ draft }) => draft.to.address.city],
  ['country', ({ draft }) => draft.to.address.countryCode],
  ['carrier', ({ carrier }) => carrier],
  ['product', ({ draft }) => draft.carrierProduct],
  ['pieces', ({ draft }) => String(packageTotals(draft.shipmentData.packages).pieces)],
  ['weight', ({ draft }) => decimalCell(packageTotals(draft.shipmentData.packages).weightKg)],
  ['reference', ({ draft }) => draft.referenceNumber],
  ['reference2', ({ draft }) => draft.referenceNumber2],
  [
    'deliveryDay',
    ({ expectedDeliveryDate, draft }) =>
      dayCell(expectedDeliveryDate ?? draft.shipmentData.requestedDeliveryDate),
  ],
  ['createdAt', ({ createdAt }) => moment.format(createdAt)],
  ['createdBy', ({ createdByName }) => createdByName],
  ['printedAt', ({ printedAt }) => (printedAt ? moment.format(printedAt) : '')],
  ['declaredValue', ({ draft }) => (draft.declaredValue === null ? '' : decimalCell(draft.declaredValue))],
  ['price', ({ priceNetCents }) => moneyCell(priceNetCents)],
  ['dangerous', ({ draft }) => yesOrNo(draft.dangerous)],
  ['insured', ({ draft }) => yesOrNo(draft.insured)],
  ['neutral', ({ draft }) => yesOrNo(draft.neutralShipment)],
];

/** What a row of the list becomes in a table. */
export const shipmentCsvColumns: readonly CsvColumn<ShipmentRow>[] = cells.map(([key, cell]) => ({
  header: copy[key],
  cell,
}));

function yesOrNo(value: boolean): string {
  return value ? copy.yes : copy.no;
}
