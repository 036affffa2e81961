/**
 * German words of the rules of content pages, which only staff meet. The first two are fixed by the specification.
 */
export const contentPageMessages = {
  slug: 'Ungültiger Slug',
  html: 'Ungültiger HTML-Code',
  slugReserved: 'Dieser Slug ist für die Anwendung reserviert.',
} as const;
