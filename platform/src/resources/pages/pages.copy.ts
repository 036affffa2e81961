/** German words of the API about content pages; the sentence is the specification's. */
export const pageApiCopy = {
  notFound: 'Die angeforderte Seite konnte nicht gefunden werden.',
} as const;
