import { formatDayDateWithYear, formatMoney } from '../../../format/index.ts';

/** Words of section 3: options. */
export const optionsCopy = {
  speed: 'Lieferart',
  anySpeed: 'Alle Lieferarten',
  speedHelp: 'Filtert die Tarife.',
  fridayNote: 'Freitag gewählt: Samstagszustellung ist vorausgewählt.',
  saturdayDropped: 'Samstagszustellung ist nicht mehr ausgewählt.',
  /** Where today is no day of delivery, it is the day at first all the same. */
  todayNote: 'Voreingestellt ist heute.',
  sundayNote: 'Sonntags wird in der Regel nicht zugestellt.',
  saturdayNote: 'Samstags wird nur mit Samstagszustellung zugestellt.',
  /** All have answered, and none of them comes on that day. */
  tooEarly: (wished: string, earliest: string) =>
    `Kein Tarif stellt am ${formatDayDateWithYear(wished)} zu. Der früheste Zustelltag ist ${formatDayDateWithYear(earliest)}.`,
  chooseDay: (date: string) => `${formatDayDateWithYear(date)} wählen`,
  notInsuredLiability: (carrier: string, liabilityEur: number) =>
    `Ohne Versicherung haftet ${carrier} bis ${formatMoney(liabilityEur * 100)}.`,
  notInsuredUnknown: (carrier: string) => `Ohne Versicherung haftet ${carrier} nach seinen Bedingungen.`,
  notInsuredNoRate: 'Ohne Versicherung haftet der Dienstleister nur begrenzt.',
  insuredFrom: (eur: number) =>
    `Transportversicherung ist ab ${formatMoney(eur * 100)} Warenwert vorausgewählt.`,
  dangerousWarning:
    'Gefahrgut muss angemeldet und gekennzeichnet sein. Es stehen weniger Tarife zur Verfügung.',
} as const;
