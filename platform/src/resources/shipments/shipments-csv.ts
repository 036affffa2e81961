import { packageTotals, shipmentStatusLabels } from 'contract';
import { stringify } from 'csv-stringify';
import type { ShipmentRow } from './shipment-row.ts';
import { orderNumberText } from './shipment-row.ts';
import { shipmentsCsvCopy as copy } from './shipments-csv.copy.ts';

/** People's sheets are read in the organisation's zone. */
const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/**
 * A table as German spreadsheets open it: UTF-8 with a byte order mark, semicolons, decimal commas. A cell
 * that a spreadsheet would calculate (`=`, `+`, `-`, `@` and blanks at its beginning) gets an apostrophe.
 *
 * @param batches rows, read as they are needed
 */
export async function* toCsv(batches: AsyncIterable<readonly ShipmentRow[]>): AsyncGenerator<string, void> {
  const table = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    header: true,
    columns: columns.map(([key]) => ({ key, header: copy[key] })),
  });
  table.setEncoding('utf8');
  // What is not taken yet holds up the reading of what follows.
  const writing = write(table, batches);
  yield* table as AsyncIterable<string>;
  await writing;
}

type Table = ReturnType<typeof stringify>;

async function write(table: Table, batches: AsyncIterable<readonly ShipmentRow[]>): Promise<void> {
  try {
    for await (const rows of batches) {
      for (const row of rows) {
        const record = Object.fromEntries(columns.map(([key, cell]) => [key, cell(row)]));
        if (!table.write(record)) await new Promise((resolve) => table.once('drain', resolve));
      }
    }
    table.end();
  } catch (error) {
    table.destroy(error as Error);
  }
}

const columns: readonly (readonly [
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
  ['weight', ({ draft }) => decimal(packageTotals(draft.shipmentData.packages).weightKg)],
  ['reference', ({ draft }) => draft.referenceNumber],
  ['reference2', ({ draft }) => draft.referenceNumber2],
  [
    'deliveryDay',
    ({ expectedDeliveryDate, draft }) =>
      day(expectedDeliveryDate ?? draft.shipmentData.requestedDeliveryDate),
  ],
  ['createdAt', ({ createdAt }) => moment.format(createdAt)],
  ['createdBy', ({ createdByName }) => createdByName],
  ['printedAt', ({ printedAt }) => (printedAt ? moment.format(printedAt) : '')],
  ['declaredValue', ({ draft }) => (draft.declaredValue === null ? '' : decimal(draft.declaredValue))],
  ['price', ({ priceNetCents }) => (priceNetCents === null ? '' : decimal(priceNetCents / 100))],
  ['dangerous', ({ draft }) => yesOrNo(draft.dangerous)],
  ['insured', ({ draft }) => yesOrNo(draft.insured)],
  ['neutral', ({ draft }) => yesOrNo(draft.neutralShipment)],
];

function yesOrNo(value: boolean): string {
  return value ? copy.yes : copy.no;
}

/** „1234,5“: no spreadsheet takes separators of thousands for a number's own. */
function decimal(value: number): string {
  return value.toLocaleString('de-DE', { useGrouping: false, maximumFractionDigits: 2 });
}

/** `yyyy-MM-dd` as „20.11.2026“. */
function day(iso: string): string {
  return iso.split('-').toReversed().join('.');
}
