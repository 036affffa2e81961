/** What the keys of the frame do. */
export const keysCopy = {
  searchOrJump: 'Suchen oder springen',
  searchHere: 'Auf dieser Seite suchen',
  shortcuts: 'Tastenkürzel',
  openPlace: (place: string) => `${place} öffnen`,
} as const;
