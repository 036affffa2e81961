import { code128, QUIET_MODULES } from './code128.ts';
import { fitLines, LINE_HEIGHT, type Line } from './fit-lines.ts';
import { drawLine, printable, type Weight, widthOf } from './pdf-text.ts';

const SMALLEST = 5;
/** Printers draw at 203 dots per inch: wider modules than three quarters of a millimetre gain nothing. */
const WIDEST_MODULE = 1.6;

/** A day as papers write it, where the parcel begins. */
export const germanDate = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

/** „24.11.2026“ from `2026-11-24`. */
export function germanDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** Where lines go, in points from the top left. */
export interface Area {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Size of the letters, unless the lines need smaller ones. */
  readonly largest: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** Draws lines into an area and never beyond it. */
export function drawInto(pdf: PDFKit.PDFDocument, lines: readonly Line[], area: Area): void {
  const { x, top, width, height, largest, align = 'left' } = area;
  const measure = (text: string, weight: Weight, size: number) => widthOf(pdf, text, weight, size);
  const clean = lines.map(({ text, weight }) => ({ text: printable(text), weight }));
  const { lines: fitted, size } = fitLines(clean, { width, height, largest, smallest: SMALLEST }, measure);
  for (const [index, { text, weight }] of fitted.entries()) {
    const spare = width - measure(text, weight, size);
    const indent = align === 'left' ? 0 : align === 'right' ? spare : spare / 2;
    drawLine(pdf, text, { x: x + indent, baseline: top + size + index * size * LINE_HEIGHT, weight, size });
  }
}

/** Draws a number as Code 128 in the middle of an area, with the quiet zones that scanners need. */
export function drawBarcode(
  pdf: PDFKit.PDFDocument,
  number: string,
  { x, top, width, height }: Pick<Area, 'x' | 'top' | 'width' | 'height'>,
): void {
  const { bars, modules } = code128(number);
  const module = Math.min(WIDEST_MODULE, width / (modules + 2 * QUIET_MODULES));
  const left = x + (width - modules * module) / 2;
  for (const bar of bars) pdf.rect(left + bar.start * module, top, bar.width * module, height);
  pdf.fill('black');
}
