import { customsFormOf, customsTotals } from 'contract';
import { customsDeclarationCopy as copy } from './customs-declaration.copy.ts';
import { exportReasons } from './customs-paper.copy.ts';
import {
  type CustomsPaper,
  exporterLines,
  inEuros,
  inKilograms,
  recipientLines,
  sumsOf,
} from './customs-paper.ts';
import { drawBarcode, drawInto, germanDate } from './drawing.ts';
import { bold, type Column, MARGIN, Paper, regular, WIDTH } from './paper.ts';
import { smallCustomsDeclaration } from './small-customs-declaration.ts';

/** What the declaration tells; which of the two forms it is follows from weight, value and positions. */
export type CustomsDeclaration = CustomsPaper;

const columns: readonly Column[] = [
  { head: copy.columns.description, share: 34 },
  { head: copy.columns.quantity, share: 10, align: 'right' },
  { head: copy.columns.weight, share: 14, align: 'right' },
  { head: copy.columns.value, share: 16, align: 'right' },
  { head: copy.columns.tariffNumber, share: 16 },
  { head: copy.columns.origin, share: 10 },
];

/** The customs declaration as a PDF: CN22 on A6, or CN23 on A4. */
export async function customsDeclaration(declaration: CustomsDeclaration): Promise<Uint8Array> {
  const { items, grossWeightKg } = declaration;
  const totals = customsTotals(items);
  const form = customsFormOf({
    weightKg: grossWeightKg,
    valueEur: totals.valueEur,
    positions: items.length,
  });
  if (form === 'CN22') return smallCustomsDeclaration(declaration);
  const { orderNumber, orderedAt, trackingNumber, references } = declaration;
  const title = copy.title(form, orderNumber);
  const paper = new Paper({ title, createdAt: orderedAt });
  paper.beginCopy();
  paper.heading(copy.heading, copy.mayBeOpened, [
    form,
    copy.orderNumber(orderNumber),
    germanDate.format(orderedAt),
  ]);
  paper.fields(
    [
      { label: copy.sender, lines: exporterLines(declaration) },
      { label: copy.recipient, lines: recipientLines(declaration) },
    ],
    110,
  );
  drawNumber(paper, trackingNumber);
  paper.fields(
    [
      { label: copy.category, lines: [exportReasons[declaration.reason]] },
      { label: copy.reference, lines: references.length > 0 ? references : [orderNumber] },
    ],
    40,
  );
  paper.table(
    columns,
    items.map((item) => {
      const { netWeightKg, valueEur } = sumsOf(item);
      const { description, quantity, tariffNumber, originCountryCode } = item;
      return [
        description,
        String(quantity),
        inKilograms(netWeightKg),
        inEuros(valueEur),
        tariffNumber,
        originCountryCode,
      ];
    }),
    [copy.total, String(totals.pieces), inKilograms(totals.netWeightKg), inEuros(totals.valueEur)],
  );
  paper.ensure(28 + 44 + 64);
  paper.fields(
    [
      { label: copy.gross, lines: [inKilograms(grossWeightKg)] },
      { label: copy.invoice, lines: [copy.invoiceOf(orderNumber)] },
    ],
    28,
  );
  paper.top += 8;
  paper.text([copy.promise], 36, 7.5);
  paper.signatures([copy.signature]);
  paper.endCopy(title);
  return paper.bytes();
}

function drawNumber(paper: Paper, trackingNumber: string): void {
  const { pdf, top } = paper;
  drawInto(pdf, [regular(copy.trackingNumber)], {
    x: MARGIN + 4,
    top: top + 4,
    width: 120,
    height: 9,
    largest: 6.5,
  });
  drawBarcode(pdf, trackingNumber, { x: MARGIN + WIDTH / 4, top: top + 8, width: WIDTH / 2, height: 34 });
  drawInto(pdf, [bold(trackingNumber)], {
    x: MARGIN,
    top: top + 44,
    width: WIDTH,
    height: 12,
    largest: 9,
    align: 'center',
  });
  paper.top += 60;
}
