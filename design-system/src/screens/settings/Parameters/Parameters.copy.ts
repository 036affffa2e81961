import type { PrintFormat } from 'contract';

/** Words of the parameters, which hold for everybody in the organisation. */
export const parametersCopy = {
  title: 'Parameter',
  about: 'Gelten für alle Personen in Ihrer Organisation.',
  form: 'Parameter ändern',
  loading: 'Parameter werden geladen …',
  failed: 'Die Parameter konnten nicht geladen werden.',
  notFound: 'Diese Organisation gibt es nicht oder Sie dürfen sie nicht sehen.',
  section: 'Benachrichtigungen',
  sectionAbout:
    'Wofür eine Meldung erscheint. In der Liste stehen immer alle Benachrichtigungen. Eigene Aktionen lösen keine Meldung aus.',
  types: 'Ereignisse',
  statuses: 'Meldung bei diesen Status',
  statusesOff: 'Schalten Sie „Statusänderung“ ein, um einzelne Status zu wählen.',
  shipments: 'Standardwerte',
  shipmentsAbout: 'Damit beginnt jede neue Sendung. Kopien und begonnene Entwürfe bleiben, wie sie sind.',
  country: 'Land des Empfängers',
  packaging: 'Verpackung',
  sides: 'Maße',
  length: 'Länge',
  width: 'Breite',
  height: 'Höhe',
  weight: 'Gewicht je Packstück',
  insuredFrom: 'Transportversicherung ab Warenwert',
  insuredFromHelp:
    'Ab diesem Warenwert ist die Transportversicherung vorausgewählt. Leer: Sie wird nie vorausgewählt.',
  print: 'Druck',
  printAbout: 'Wer an seinem Arbeitsplatz ein anderes Format gemerkt hat, behält es.',
  printFormat: 'Standardformat',
  printFormats: { a6: 'A6, Etikettendrucker', a4: 'A4, Bürodrucker' } satisfies Record<PrintFormat, string>,
} as const;
