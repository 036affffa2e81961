import type { ResourceHandlers } from '../../api/handler.ts';
import { inScope } from '../../api/scope.ts';
import type { Services } from '../../services.ts';
import { dayOfCell, moneyCell, type SheetColumn } from '../../spreadsheets/cells.ts';
import { sheetFile } from '../../spreadsheets/sheet-file.ts';
import { tables } from '../../store/index.ts';
import { orderNumberText } from '../shipments/shipment-row.ts';
import { changeDetails, findDetails } from './billing-details.ts';
import { costsSheetCopy as copy } from './costs-sheet.copy.ts';
import { costsOf, shipmentsOfMonth } from './costs.ts';
import type { BilledShipment } from './costs.ts';

const { shipments } = tables;

export function billingHandlers({ db }: Pick<Services, 'db'>): ResourceHandlers<'billing'> {
  return {
    details: ({ caller }) => findDetails(db, caller.orgCode),
    change: (call) => changeDetails(db, call),
    costs: ({ scope, query, ...calendar }) => costsOf(db, inScope(scope, shipments), query.year, calendar),
    export: async ({ scope, query: { month, format }, startOfDay }) =>
      sheetFile(format, {
        name: `Einzelnachweis-${month}`,
        columns,
        batches: shipmentsOfMonth(db, inScope(scope, shipments), month, startOfDay),
      }),
  };
}

const columns: readonly SheetColumn<BilledShipment>[] = [
  { header: copy.orderedAt, cell: ({ orderedAt }) => dayOfCell(orderedAt) },
  { header: copy.orderNumber, cell: ({ orderNumber }) => orderNumberText(orderNumber) },
  { header: copy.trackingNumber, cell: ({ trackingNumber }) => trackingNumber ?? '' },
  { header: copy.carrier, cell: ({ carrier }) => carrier },
  { header: copy.product, cell: ({ draft }) => draft.carrierProduct },
  { header: copy.recipient, cell: ({ draft }) => draft.to.companyName || draft.to.personName },
  { header: copy.country, cell: ({ draft }) => draft.to.address.countryCode },
  { header: copy.reference, cell: ({ draft }) => draft.referenceNumber },
  { header: copy.reference2, cell: ({ draft }) => draft.referenceNumber2 },
  { header: copy.price, cell: ({ priceNetCents }) => moneyCell(priceNetCents) },
];
