import { deliveryDay, packageTotals, shipmentStatusLabels } from 'contract';
import {
  amountCell,
  type Cell,
  dayCell,
  dayOfCell,
  momentCell,
  moneyCell,
} from '../../spreadsheets/cells.ts';
import type { SheetColumn } from '../../spreadsheets/cells.ts';
import type { ShipmentRow } from './shipment-row.ts';
import { orderNumberText } from './shipment-row.ts';
import { shipmentsSheetCopy as copy } from './shipments-sheet.copy.ts';

const cells: readonly (readonly [
  key: Exclude<keyof typeof copy, 'yes' | 'no'>,
  cell: (row: ShipmentRow) => Cell,
])[] = [
  ['status', ({ status }) => shipmentStatusLabels[status]],
  ['exceptionReason', ({ exceptionReason }) => exceptionReason ?? ''],
  ['trackingNumber', ({ trackingNumber }) => trackingNumber ?? ''],
  ['orderNumber', ({ orderNumber }) => orderNumberText(orderNumber)],
  ['company', ({ draft }) => draft.to.companyName],
  ['company2', ({ draft }) => draft.to.companyName2],
  ['person', ({ draft }) => draft.to.personName],
  ['street', ({ draft }) => draft.to.address.addressLine1],
  ['addressLine2', ({ draft }) => draft.to.address.addressLine2],
  ['addressLine3', ({ draft }) => draft.to.address.addressLine3],
  ['postalCode', ({ draft }) => draft.to.address.postalCode],
  ['city', ({ draft }) => draft.to.address.city],
  ['state', ({ draft }) => draft.to.address.state],
  ['country', ({ draft }) => draft.to.address.countryCode],
  ['email', ({ draft }) => draft.to.email],
  ['phone', ({ draft }) => draft.to.phone],
  ['senderCompany', ({ draft }) => draft.from.companyName],
  ['senderCompany2', ({ draft }) => draft.from.companyName2],
  ['senderPerson', ({ draft }) => draft.from.personName],
  ['senderStreet', ({ draft }) => draft.from.address.addressLine1],
  ['senderAddressLine2', ({ draft }) => draft.from.address.addressLine2],
  ['senderAddressLine3', ({ draft }) => draft.from.address.addressLine3],
  ['senderPostalCode', ({ draft }) => draft.from.address.postalCode],
  ['senderCity', ({ draft }) => draft.from.address.city],
  ['senderState', ({ draft }) => draft.from.address.state],
  ['senderCountry', ({ draft }) => draft.from.address.countryCode],
  ['senderEmail', ({ draft }) => draft.from.email],
  ['senderPhone', ({ draft }) => draft.from.phone],
  ['carrier', ({ carrier }) => carrier],
  ['product', ({ draft }) => draft.carrierProduct],
  ['pieces', ({ draft }) => amountCell(packageTotals(draft.shipmentData.packages).pieces)],
  ['weight', ({ draft }) => amountCell(packageTotals(draft.shipmentData.packages).weightKg)],
  ['reference', ({ draft }) => draft.referenceNumber],
  ['reference2', ({ draft }) => draft.referenceNumber2],
  ['deliveryDay', deliveryDayCell],
  ['createdAt', ({ createdAt }) => momentCell(createdAt)],
  ['createdBy', ({ createdByName }) => createdByName],
  ['printedAt', ({ printedAt }) => momentCell(printedAt)],
  ['declaredValue', ({ draft }) => amountCell(draft.declaredValue)],
  ['price', ({ priceNetCents }) => moneyCell(priceNetCents)],
  ['dangerous', ({ draft }) => yesOrNo(draft.dangerous)],
  ['insured', ({ draft }) => yesOrNo(draft.insured)],
  ['neutral', ({ draft }) => yesOrNo(draft.neutralShipment)],
];

/** What a row of the list becomes in a table. */
export const shipmentColumns: readonly SheetColumn<ShipmentRow>[] = cells.map(([key, cell]) => ({
  header: copy[key],
  cell,
}));

/** The day that the list shows, too: what is cancelled has none. */
function deliveryDayCell({ status, deliveredAt, expectedDeliveryDate, draft }: ShipmentRow): Cell {
  if (status === 'delivered') return dayOfCell(deliveredAt);
  const { shipmentData } = draft;
  return dayCell(deliveryDay({ status, deliveredAt: null, expectedDeliveryDate, shipmentData }));
}

function yesOrNo(value: boolean): string {
  return value ? copy.yes : copy.no;
}
