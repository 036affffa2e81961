/** Words about the number by which support finds a failure. */
export const failureNumberCopy = {
  name: 'Fehlernummer',
  copy: 'Fehlernummer kopieren',
  copied: 'Fehlernummer kopiert.',
  copyFailed: 'Kopieren ist hier nicht möglich. Markieren Sie die Nummer.',
} as const;
