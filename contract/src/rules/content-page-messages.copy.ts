const html = 'Ungültiger HTML-Code';

/**
 * German words of the rules of content pages, which only staff meet. The first two are fixed by the specification.
 */
export const contentPageMessages = {
  slug: 'Ungültiger Slug',
  html,
  /** The specification's words, and what staff have to look for where. */
  htmlAt: (line: number, unclosed: string | null) =>
    unclosed === null
      ? `${html} (Zeile\u00A0${line})`
      : `${html} (Zeile\u00A0${line}: <${unclosed}> ist nicht geschlossen)`,
  slugReserved: 'Dieser Slug ist für die Anwendung reserviert.',
} as const;
