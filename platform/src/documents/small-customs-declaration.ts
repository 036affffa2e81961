import { type AddressBlock, customsTotals } from 'contract';
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
import { type Area, drawBarcode, drawInto, germanDate } from './drawing.ts';
import type { Line } from './fit-lines.ts';
import { bold, regular } from './paper.ts';
import { createPdf, pdfBytes } from './pdf-text.ts';

/** A6 in points: it is stuck on the parcel beside the label. */
const PAGE: [number, number] = [297.64, 419.53];
const MARGIN = 14;
const WIDTH = PAGE[0] - 2 * MARGIN;
const ROW_HEIGHT = 26;
/** Where each column begins and ends, as shares of the width. */
const columns = [
  { from: 0, to: 0.5, align: 'left' },
  { from: 0.5, to: 0.74, align: 'right' },
  { from: 0.74, to: 1, align: 'right' },
] as const;

/** CN22 as a PDF: one page of A6, with as many positions as the form allows. */
export async function smallCustomsDeclaration(declaration: CustomsPaper): Promise<Uint8Array> {
  const { orderNumber, orderedAt, trackingNumber, items, grossWeightKg } = declaration;
  const pdf = createPdf({ title: copy.title('CN22', orderNumber), createdAt: orderedAt, size: PAGE });
  pdf.addPage();
  const draw = (lines: readonly Line[], area: Partial<Area> & Pick<Area, 'top' | 'height' | 'largest'>) =>
    drawInto(pdf, lines, { x: MARGIN, width: WIDTH, ...area });
  const rule = (y: number) =>
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .stroke('black');

  draw([bold(copy.heading)], { top: 12, width: WIDTH - 50, height: 16, largest: 11 });
  draw([bold('CN22')], { top: 10, height: 18, largest: 14, align: 'right' });
  draw([regular(copy.mayBeOpened)], { top: 28, height: 9, largest: 7 });
  rule(40);
  const half = WIDTH / 2 - 4;
  const { exporter, recipient } = declaration;
  const brief = { ...declaration, exporter: withoutEmail(exporter), recipient: withoutEmail(recipient) };
  const parties = [
    [copy.sender, exporterLines(brief)],
    [copy.recipient, recipientLines(brief)],
  ] as const;
  for (const [index, [label, lines]] of parties.entries()) {
    const x = MARGIN + index * (half + 8);
    draw([regular(label)], { x, width: half, top: 42, height: 8, largest: 6 });
    draw(lines.map(regular), { x, width: half, top: 50, height: 71, largest: 7.5 });
  }
  rule(123);
  draw([regular(`${copy.category}: ${exportReasons[declaration.reason]}`)], {
    top: 125,
    height: 11,
    largest: 8,
  });
  rule(138);

  let top = 139;
  const row = (texts: readonly Line[], largest: number) => {
    for (const [index, text] of texts.entries()) {
      const { from, to, align } = columns[index] ?? columns[0];
      const width = WIDTH * (to - from) - 4;
      draw([text], {
        x: MARGIN + WIDTH * from + 2,
        top: top + 2,
        width,
        height: ROW_HEIGHT - 4,
        largest,
        align,
      });
    }
    top += ROW_HEIGHT;
    rule(top);
  };
  row([copy.columns.description, copy.columns.weight, copy.columns.value].map(regular), 6.5);
  for (const item of items) {
    const { quantity, description, tariffNumber, originCountryCode } = item;
    const { netWeightKg, valueEur } = sumsOf(item);
    const what = `${quantity} × ${description} · ${tariffNumber} · ${originCountryCode}`;
    row([regular(what), regular(inKilograms(netWeightKg)), regular(inEuros(valueEur))], 7.5);
  }
  const totals = customsTotals(items);
  const gross = `${copy.total} · ${copy.gross} ${inKilograms(grossWeightKg)}`;
  row([bold(gross), bold(inKilograms(totals.netWeightKg)), bold(inEuros(totals.valueEur))], 7.5);

  drawBarcode(pdf, trackingNumber, { x: 0, top: 297, width: PAGE[0], height: 33 });
  draw([bold(trackingNumber)], { top: 332, height: 11, largest: 8.5, align: 'center' });
  draw([regular(copy.promise)], { top: 346, height: 34, largest: 6 });
  draw([regular(germanDate.format(orderedAt))], { top: 384, height: 10, largest: 7.5 });
  rule(396);
  draw([regular(`${copy.signature} · ${copy.orderNumber(orderNumber)}`)], {
    top: 398,
    height: 8,
    largest: 6,
  });
  return pdfBytes(pdf);
}

/** The form is small, and customs call. */
function withoutEmail(block: AddressBlock): AddressBlock {
  return { ...block, email: '' };
}
