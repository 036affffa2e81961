import { drawBarcode, drawInto } from './drawing.ts';
import { bold, MARGIN, type Paper, regular, WIDTH } from './paper.ts';

/** Draws a number with its name above and its barcode on the left half of a paper. */
export function numberBarcode(paper: Paper, label: string, number: string): void {
  const { pdf, top } = paper;
  drawInto(pdf, [regular(label)], { x: MARGIN, top: top + 8, width: 160, height: 9, largest: 6.5 });
  drawBarcode(pdf, number, { x: MARGIN, top: top + 20, width: WIDTH / 2, height: 44 });
  drawInto(pdf, [bold(number)], {
    x: MARGIN,
    top: top + 66,
    width: WIDTH / 2,
    height: 14,
    largest: 10,
    align: 'center',
  });
  paper.top += 90;
}
