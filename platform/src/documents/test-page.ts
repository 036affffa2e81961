import { type Area, drawBarcode, drawInto, germanDate } from './drawing.ts';
import type { Line } from './fit-lines.ts';
import { createPdf, pdfBytes } from './pdf-text.ts';
import { testPageCopy as copy } from './test-page.copy.ts';

/** Who tries a printer, and when. */
export interface TestPage {
  readonly organization: string;
  readonly printedAt: Date;
}

const POINTS_PER_MM = 72 / 25.4;
/** A6, as labels are. */
const PAGE: [number, number] = [297.64, 419.53];
/** Inside A6 and inside 10 × 15 cm: what both kinds of paper have to show. */
const FRAME = 5 * POINTS_PER_MM;
const LEFT = FRAME + 12;
const WIDTH = PAGE[0] - 2 * LEFT;
const RULER = 50 * POINTS_PER_MM;
/** What the barcode says: no number that any carrier would know. */
export const TEST_CODE = 'LOTSE-TEST';

/** A page that shows whether a printer cuts something off, scales, or blurs: a frame, a line of 5 cm, a barcode. */
export async function testPage({ organization, printedAt }: TestPage): Promise<Uint8Array> {
  const pdf = createPdf({ title: copy.title, createdAt: printedAt, size: PAGE });
  pdf.addPage();
  pdf.rect(FRAME, FRAME, PAGE[0] - 2 * FRAME, PAGE[1] - 2 * FRAME);
  pdf.lineWidth(1).stroke('black');
  pdf.fillColor('black');
  const text = (
    content: string,
    area: Partial<Area> & Pick<Area, 'top'>,
    weight: Line['weight'] = 'regular',
  ) => drawInto(pdf, [{ text: content, weight }], { x: LEFT, width: WIDTH, height: 12, largest: 9, ...area });

  text(copy.title, { top: 30, height: 32, largest: 26 }, 'bold');
  text(organization, { top: 66, height: 16, largest: 12 }, 'bold');
  text(copy.printed(germanDate.format(printedAt)), { top: 84 });
  text(copy.frame, { top: 112 });
  const ruler = 150;
  pdf.moveTo(LEFT, ruler).lineTo(LEFT + RULER, ruler);
  for (const x of [LEFT, LEFT + RULER]) pdf.moveTo(x, ruler - 5).lineTo(x, ruler + 5);
  pdf.lineWidth(1).stroke('black');
  drawInto(pdf, splitAfterFirst(copy.ruler), { x: LEFT, top: 160, width: WIDTH, height: 26, largest: 9 });
  drawBarcode(pdf, TEST_CODE, { x: 0, width: PAGE[0], top: 210, height: 72 });
  text(copy.barcode, { top: 286, align: 'center' });
  text(copy.letters, { top: 320, height: 16, largest: 12, align: 'center' }, 'bold');
  text(copy.notForDispatch, { top: 376, largest: 8, align: 'center' });
  return pdfBytes(pdf);
}

/** Two lines of two sentences. */
function splitAfterFirst(sentences: string): Line[] {
  const end = sentences.indexOf('. ') + 1;
  return [sentences.slice(0, end), sentences.slice(end + 1)].map((text) => ({ text, weight: 'regular' }));
}
