/** Widths of the table from which a column is shown, in the type of its heads: larger type needs a wider table. On a phone its card decides. */
export const columnsFrom = {
  small: '53em',
  compact: '60em',
  /** What an ordinary window leaves beside its navigation and an open panel. */
  besidePanel: '67em',
  medium: '68em',
  large: '74.5em',
  wide: '86.5em',
  full: '96.5em',
  // For tables whose columns are chosen by the person.
  em101: '101em',
  em106: '106em',
  em111: '111em',
  em117: '117em',
  em123: '123em',
  em129: '129em',
  em136: '136em',
  em143: '143em',
  em150: '150em',
  em158: '158em',
  em166: '166em',
  em175: '175em',
} as const;
export type ColumnFrom = keyof typeof columnsFrom;
