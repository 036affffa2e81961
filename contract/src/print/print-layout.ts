// Apart from the sheets themselves: a list asks for labels without knowing how they are laid on paper.

/** The paper that labels are printed on: a label's own size, or sheets with room for four of them. */
export const printFormats = ['a6', 'a4'] as const;
export type PrintFormat = (typeof printFormats)[number];

/** Places of a sheet, row by row from the top: what is left of a sheet is printed on first. */
export const startPositions = [1, 2, 3, 4] as const;
export type StartPosition = (typeof startPositions)[number];

/** Of one label; whoever wants more prints again. */
export const MOST_COPIES = 10;

/** How labels are laid on paper. */
export interface PrintLayout {
  readonly format: PrintFormat;
  /** Of the first label on the first sheet; of no matter for A6. */
  readonly position: StartPosition;
  /** Of each label, 1 to {@link MOST_COPIES}. */
  readonly copies: number;
}

/** What a label printer wants. */
export const standardLayout: PrintLayout = { format: 'a6', position: 1, copies: 1 };
