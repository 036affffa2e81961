import { customsTotals } from 'contract';
import { commercialInvoiceCopy as copy } from './commercial-invoice.copy.ts';
import { exportReasons } from './customs-paper.copy.ts';
import {
  type CustomsPaper,
  exporterLines,
  inEuros,
  inKilograms,
  ofOnePiece,
  recipientLines,
  sumsOf,
} from './customs-paper.ts';
import { germanDate } from './drawing.ts';
import { type Column, Paper } from './paper.ts';

export interface CommercialInvoice extends CustomsPaper {
  /** Who pays duties and taxes. */
  readonly incoterm: 'DDP' | 'DAP';
  readonly carrierName: string;
}

const columns: readonly Column[] = [
  { head: copy.columns.position, share: 5, align: 'right' },
  { head: copy.columns.description, share: 29 },
  { head: copy.columns.tariffNumber, share: 13 },
  { head: copy.columns.origin, share: 8 },
  { head: copy.columns.quantity, share: 8, align: 'right' },
  { head: copy.columns.weight, share: 11, align: 'right' },
  { head: copy.columns.price, share: 13, align: 'right' },
  { head: copy.columns.total, share: 13, align: 'right' },
];

/** The commercial invoice as a PDF, A4. */
export async function commercialInvoice(invoice: CommercialInvoice): Promise<Uint8Array> {
  const { orderNumber, orderedAt, items, recipient, reason, incoterm, references } = invoice;
  const title = copy.title(orderNumber);
  const totals = customsTotals(items);
  const paper = new Paper({ title, createdAt: orderedAt });
  paper.beginCopy();
  paper.heading(copy.heading, reason === 'sale' ? '' : copy.onlyForCustoms, [
    copy.number(orderNumber),
    copy.date(germanDate.format(orderedAt)),
  ]);
  paper.fields(
    [
      { label: copy.seller, lines: exporterLines(invoice) },
      { label: copy.recipient, lines: recipientLines(invoice) },
    ],
    110,
  );
  paper.fields(
    [
      { label: copy.reason, lines: [exportReasons[reason]] },
      { label: copy.terms, lines: [`${incoterm} ${recipient.address.city}`] },
    ],
    28,
  );
  paper.fields(
    [
      { label: copy.shipment, lines: [`${invoice.carrierName} ${invoice.trackingNumber}`] },
      { label: copy.reference, lines: references.length > 0 ? [references.join(' · ')] : [orderNumber] },
    ],
    28,
  );
  paper.table(
    columns,
    items.map((item, index) => {
      const { netWeightKg, valueEur } = sumsOf(item);
      return [
        String(index + 1),
        item.description,
        item.tariffNumber,
        item.originCountryCode,
        String(item.quantity),
        inKilograms(netWeightKg),
        ofOnePiece(item),
        inEuros(valueEur),
      ];
    }),
    [
      '',
      copy.sum,
      '',
      '',
      String(totals.pieces),
      inKilograms(totals.netWeightKg),
      '',
      inEuros(totals.valueEur),
    ],
  );
  paper.ensure(28 + 34 + 64);
  paper.fields(
    [{ label: copy.packages, lines: [copy.pieces(invoice.pieces, inKilograms(invoice.grossWeightKg))] }],
    28,
  );
  paper.top += 8;
  paper.text([copy.promise], 26, 8);
  paper.signatures([copy.signature]);
  paper.endCopy(title);
  return paper.bytes();
}
