/** Words of the form that takes a tracking number, and of what stands around it. The start page has no others. */
export const trackingFormCopy = {
  title: 'Sendung verfolgen',
  text: 'Ohne Anmeldung, für alle angebundenen Dienstleister.',
  number: 'Sendungsnummer',
} as const;
