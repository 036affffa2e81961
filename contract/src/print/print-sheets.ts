import * as v from 'valibot';
import { MOST_COPIES, printFormats, type PrintLayout, startPositions } from './print-layout.ts';

/** A `PrintLayout`, as it is kept and asked for. */
export const printLayoutSchema: v.GenericSchema<PrintLayout> = v.object({
  format: v.picklist(printFormats),
  position: v.picklist(startPositions),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COPIES)),
});

/** Width and height of A4 in points. */
export const A4_POINTS = [595.28, 841.89] as const;

/** Where a label stands on its sheet: its upper left corner in points from the upper left one of the sheet. */
export interface SheetPlace<Page> {
  readonly page: Page;
  readonly left: number;
  readonly top: number;
}

/** Each page as often as it is wanted, the copies of one beside each other. */
export function withCopies<Page>(pages: readonly Page[], { copies }: Pick<PrintLayout, 'copies'>): Page[] {
  return pages.flatMap((page) => Array<Page>(copies).fill(page));
}

/** Labels on sheets of A4, one after another from the place where the first sheet has room. */
export function onSheets<Page>(
  pages: readonly Page[],
  { position, copies }: Pick<PrintLayout, 'position' | 'copies'>,
): readonly (readonly SheetPlace<Page>[])[] {
  const [width, height] = A4_POINTS;
  const sheets: SheetPlace<Page>[][] = [];
  for (const [index, page] of withCopies(pages, { copies }).entries()) {
    const place = (position - 1 + index) % startPositions.length;
    const sheet = Math.floor((position - 1 + index) / startPositions.length);
    const left = place % 2 === 0 ? 0 : width / 2;
    const top = place < 2 ? 0 : height / 2;
    (sheets[sheet] ??= []).push({ page, left, top });
  }
  return sheets;
}
