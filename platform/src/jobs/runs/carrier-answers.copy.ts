import { shipmentStatusLabels } from 'contract';
import type { ShipmentStatus } from 'contract';

/** German messages of what carriers were asked by jobs. */
export const carrierAnswerCopy = {
  moved: (before: ShipmentStatus, after: ShipmentStatus) =>
    `${shipmentStatusLabels[before]} → ${shipmentStatusLabels[after]}`,
  unchanged: 'Keine Änderung',
  askedLately: 'Übersprungen: Der Dienstleister wurde gerade erst gefragt.',
  overMeanwhile: 'Übersprungen: Es gibt nichts mehr zu fragen.',
  noConnection: (carrier: string) => `Zu ${carrier} gibt es keine Verbindung.`,
  unreachable: (carrier: string) => `${carrier} ist nicht erreichbar.`,
  late: (carrier: string) => `${carrier} hat nicht rechtzeitig geantwortet.`,
  faulty: (carrier: string) => `${carrier} hat unverständlich geantwortet.`,
  numberGiven: (number: string) => `Sendungsnummer ${number}`,
  numberFollows: 'Übersprungen: Die Sendungsnummer folgt noch.',
  unknownOrder: (carrier: string) => `${carrier} kennt die Sendung nicht.`,
  notYetKnown: (carrier: string) => `Übersprungen: ${carrier} kennt die Sendung noch nicht.`,
  noQuestion: (carrier: string) => `Übersprungen: ${carrier} gibt keine Auskunft zu Sendungen.`,
} as const;
