import { type AddressBlock, type Package, withUnit } from 'contract';
import { addressLines } from 'contract/address-lines';
import { type Area, drawBarcode, drawInto, germanDate } from './drawing.ts';
import type { Line } from './fit-lines.ts';
import { createPdf, pdfBytes } from './pdf-text.ts';
import { labelCopy } from './shipping-label.copy.ts';

/** One page of the label: one piece. */
export interface LabelPage {
  readonly pieceNumber: number;
  readonly pieces: number;
  /** Number of this piece at the carrier: the barcode. */
  readonly trackingNumber: string;
  readonly weightKg: number;
}

export interface ShippingLabel {
  /** As printed in large letters. */
  readonly carrierMark: string;
  /** As printed in the footer: says that the carrier is simulated. */
  readonly carrierName: string;
  readonly productName: string;
  readonly sender: AddressBlock;
  readonly recipient: AddressBlock;
  /** Whether the parcel leaves the country where it begins: then the countries of both ends are named. */
  readonly isAbroad: boolean;
  readonly orderNumber: string;
  readonly references: readonly [string, string];
  readonly isDangerous: boolean;
  readonly isSaturdayDelivery: boolean;
  readonly orderedAt: Date;
  /** Lengths of the groups in which the tracking number is read; the last takes the rest. */
  readonly numberGrouping: readonly number[];
  readonly pages: readonly LabelPage[];
}

/** Raised whenever a label looks different: the ones that were kept are then drawn anew. */
export const LABEL_LAYOUT = 2;

/** A6 in points: 105 × 148 mm. */
const PAGE: [number, number] = [297.64, 419.53];
const MARGIN = 14;
const WIDTH = PAGE[0] - 2 * MARGIN;
const GAP = 8;

/** One page per piece, in the order of the package rows. */
export function labelPages(rows: readonly Package[], pieceNumbers: readonly string[]): LabelPage[] {
  const weights = rows.flatMap(({ amount, weightKg }) => Array<number>(amount).fill(weightKg));
  return pieceNumbers.map((trackingNumber, index) => ({
    pieceNumber: index + 1,
    pieces: pieceNumbers.length,
    trackingNumber,
    weightKg: weights[index] ?? 0,
  }));
}

/** The label as a PDF: A6, vector text and bars in black only, one page per piece. */
export async function shippingLabel(label: ShippingLabel): Promise<Uint8Array> {
  const title = labelCopy.title(label.orderNumber);
  const pdf = createPdf({ title, createdAt: label.orderedAt, size: PAGE });
  for (const page of label.pages) {
    pdf.addPage();
    drawHead(pdf, label);
    drawSender(pdf, label);
    drawRecipient(pdf, label);
    drawFacts(pdf, label, page);
    drawNumber(pdf, label, page);
  }
  return pdfBytes(pdf);
}

/** Draws lines into an area of the label. */
function drawText(
  pdf: PDFKit.PDFDocument,
  lines: readonly Line[],
  { x = MARGIN, width = WIDTH, ...area }: Omit<Area, 'x' | 'width'> & Partial<Pick<Area, 'x' | 'width'>>,
): void {
  drawInto(pdf, lines, { x, width, ...area });
}

function drawRule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.75)
    .stroke('black');
}

function drawHead(pdf: PDFKit.PDFDocument, { carrierMark, productName }: ShippingLabel): void {
  pdf.fillColor('black');
  drawText(pdf, [{ text: carrierMark, weight: 'bold' }], { top: 12, width: 100, height: 34, largest: 28 });
  const right = { x: MARGIN + 100 + GAP, width: WIDTH - 100 - GAP, align: 'right' } as const;
  drawText(pdf, [{ text: productName, weight: 'bold' }], { ...right, top: 20, height: 20, largest: 15 });
  drawRule(pdf, 50);
}

function drawSender(pdf: PDFKit.PDFDocument, { sender, isAbroad }: ShippingLabel): void {
  const { names, place } = addressLines(sender, isAbroad);
  drawText(pdf, [{ text: labelCopy.sender, weight: 'regular' }], { top: 53, height: 9, largest: 6.5 });
  const text = [...names, ...place].join(' · ');
  drawText(pdf, [{ text, weight: 'regular' }], { top: 61, height: 22, largest: 8.5 });
  drawRule(pdf, 86);
}

function drawRecipient(pdf: PDFKit.PDFDocument, { recipient, isAbroad }: ShippingLabel): void {
  const { names, place } = addressLines(recipient, isAbroad);
  drawText(pdf, [{ text: labelCopy.recipient, weight: 'regular' }], { top: 89, height: 9, largest: 6.5 });
  const lines: Line[] = [
    ...names.map((text): Line => ({ text, weight: 'regular' })),
    ...place.map((text): Line => ({ text, weight: 'bold' })),
  ];
  drawText(pdf, lines, { top: 99, height: 124, largest: 16 });
  drawRule(pdf, 228);
}

function drawFacts(pdf: PDFKit.PDFDocument, label: ShippingLabel, page: LabelPage): void {
  const columns = 3;
  const width = (WIDTH - (columns - 1) * GAP) / columns;
  const notes = [label.isDangerous && labelCopy.dangerous, label.isSaturdayDelivery && labelCopy.saturday];
  const facts: readonly (readonly [string, string])[] = [
    [labelCopy.piece, labelCopy.pieceOf(page.pieceNumber, page.pieces)],
    [labelCopy.weight, withUnit(page.weightKg, 'kg')],
    [labelCopy.date, germanDate.format(label.orderedAt)],
    [labelCopy.orderNumber, label.orderNumber],
    [labelCopy.reference1, label.references[0]],
    [labelCopy.reference2, label.references[1]],
  ];
  for (const [index, [name, value]] of facts.entries()) {
    if (!value.trim()) continue;
    const x = MARGIN + (index % columns) * (width + GAP);
    const top = 231 + Math.floor(index / columns) * 26;
    drawText(pdf, [{ text: name, weight: 'regular' }], { x, top, width, height: 8, largest: 6 });
    drawText(pdf, [{ text: value, weight: 'bold' }], { x, top: top + 8, width, height: 17, largest: 9.5 });
  }
  const note = notes.filter((text) => text !== false).join(' · ');
  if (note) drawText(pdf, [{ text: note, weight: 'bold' }], { top: 283, height: 13, largest: 10 });
  drawRule(pdf, 298);
}

function drawNumber(pdf: PDFKit.PDFDocument, label: ShippingLabel, { trackingNumber }: LabelPage): void {
  drawBarcode(pdf, trackingNumber, { x: 0, width: PAGE[0], top: 305, height: 72 });
  drawText(pdf, [{ text: labelCopy.trackingNumber, weight: 'regular' }], {
    top: 379,
    height: 8,
    largest: 6,
    align: 'center',
  });
  const readable = inGroups(trackingNumber, label.numberGrouping).join(' ');
  drawText(pdf, [{ text: readable, weight: 'bold' }], { top: 386, height: 16, largest: 13, align: 'center' });
  const note = labelCopy.simulated(label.carrierName);
  drawText(pdf, [{ text: note, weight: 'regular' }], { top: 404, height: 8, largest: 6, align: 'center' });
}

function inGroups(number: string, lengths: readonly number[]): string[] {
  const groups: string[] = [];
  let rest = number;
  for (const length of lengths.slice(0, -1)) {
    groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...groups, rest].filter((group) => group !== '');
}
