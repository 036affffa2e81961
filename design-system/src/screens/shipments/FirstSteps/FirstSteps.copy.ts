/** Words of the hint that somebody sees once, above their first list. */
export const firstStepsCopy = {
  label: 'Erste Schritte',
  title: 'So fangen Sie an',
  text: 'Alles davon finden Sie später in der Navigation.',
  shipment: 'Erste Sendung erstellen',
  pickup: 'Abholung planen',
  contacts: 'Kontakte importieren',
  hide: 'Hinweis ausblenden',
} as const;
