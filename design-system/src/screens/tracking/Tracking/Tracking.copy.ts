/** Words of the public tracking page. */
export const trackingCopy = {
  several: 'Mehrere Nummern trennen Sie mit Kommas.',
  tooLong: (limit: number) =>
    `Das sind zu viele Nummern auf einmal. Geben Sie höchstens ${limit.toLocaleString('de-DE')}\u00A0Zeichen ein, den Rest danach.`,
  results: 'Erkannte Sendungsnummern',
  recognized: (carrier: string) => `${carrier}-Sendungsnummer erkannt.`,
  /** Said while a number is typed that several write alike. */
  oneOf: (carriers: readonly string[]) =>
    `Sendungsnummer von ${new Intl.ListFormat('de', { type: 'disjunction' }).format(carriers)}.`,
  ambiguous:
    'Diese Nummer kann von mehreren Dienstleistern sein. Welcher sie befördert, steht auf dem Versandetikett.',
  unknown: 'Diese Sendungsnummer konnten wir keinem Dienstleister zuordnen.',
  unknownText:
    'Prüfen Sie, ob sie vollständig ist. Sie finden sie auf dem Versandetikett oder in der Nachricht des Absenders.',
  check: {
    valid: 'Prüfziffer stimmt.',
    invalid: 'Prüfziffer stimmt nicht.',
    none: '',
  },
  compare: 'Vergleichen Sie die Nummer mit der auf dem Versandetikett.',
  trackAt: (carrier: string) => `Bei ${carrier} verfolgen`,
  noPage: (carrier: string) =>
    `${carrier} hat keine öffentliche Sendungsverfolgung. Fragen Sie den Absender nach dem Stand der Sendung.`,
  /** Heard once several numbers were looked up. */
  found: (count: number) => `${count}\u00A0Sendungsnummern`,
} as const;
