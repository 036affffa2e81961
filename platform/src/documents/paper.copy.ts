/** German words that all papers share. */
export const paperCopy = {
  pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,
} as const;
