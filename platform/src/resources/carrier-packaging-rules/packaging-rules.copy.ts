/** German words of the API about packaging rules. */
export const packagingRuleCopy = {
  notFound: 'Diesen Dienstleister oder diese Verpackungsart gibt es nicht.',
  changed: 'Diese Regel wurde inzwischen geändert.',
  title: (carrier: string) => `${carrier} nimmt ein Packstück nicht an.`,
} as const;
