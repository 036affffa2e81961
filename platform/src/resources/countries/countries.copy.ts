/** German words of the API about countries and their special territories. */
export const countryApiCopy = {
  notFound: 'Dieses Land gibt es nicht.',
  territoryNotFound: 'Dieses Sondergebiet gibt es nicht mehr.',
  changed: 'Dieses Land wurde inzwischen geändert.',
  territoryChanged: 'Dieses Sondergebiet wurde inzwischen geändert.',
  codeTaken: 'Dieses Land gibt es bereits.',
  prefixTaken: (name: string) => `Diese Postleitzahlen hat bereits das Sondergebiet „${name}“.`,
} as const;
