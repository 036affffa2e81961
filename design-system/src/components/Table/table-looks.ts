/** How many lines of text a row has room for. */
export const tableRowHeights = ['oneLine', 'twoLines'] as const;
export const cellAlignments = ['start', 'end'] as const;
export type CellAlignment = (typeof cellAlignments)[number];
/** What a cell becomes in the card that its row is below 640 px. */
export const cellCardRoles = [
  'line',
  'title',
  'edge',
  'corner',
  'hidden',
  'head',
  'headEnd',
  'body',
  'bodyEnd',
  'foot',
  'footEnd',
] as const;
export type CellCardRole = (typeof cellCardRoles)[number];
/** How the cells of a card stand: one per line, or in three lines with a start and an end each. */
export const tableCards = ['lines', 'areas'] as const;
