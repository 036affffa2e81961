/** German words of the API about content pages; the first sentence is the specification's. */
export const pageApiCopy = {
  notFound: 'Die angeforderte Seite konnte nicht gefunden werden.',
  changed: 'Diese Inhaltsseite wurde inzwischen geändert.',
  slugTaken: 'Diesen Slug hat bereits eine andere Seite.',
  nothingLeft: 'Davon bleibt kein Text stehen: Skripte, Rahmen und leere Elemente werden entfernt.',
  kindTaken: 'Eine Seite dieser Art gibt es bereits.',
} as const;
