import type { PickupKind } from 'contract';
import { formatDayDateWithYear } from '../../../format/index.ts';

const numerals: Readonly<Record<number, string>> = { 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf' };

/** Words of the form of a pickup. */
export const pickupFormCopy = {
  newTitle: 'Abholung beauftragen',
  editTitle: 'Abholung bearbeiten',
  title: 'Abholung',
  facts: 'Angaben',
  close: 'Abholung schließen',
  loading: 'Abholung wird geladen …',
  failed: 'Die Abholung konnte nicht geladen werden.',
  notFound: 'Diese Abholung gibt es nicht oder Sie dürfen sie nicht sehen.',
  toList: 'Zur Liste',
  kind: 'Art',
  kinds: {
    once: 'Einmalige Abholung',
    recurring: 'Regelmäßige Abholung',
    selfDelivery: 'Selbstanlieferung',
  } satisfies Record<PickupKind, string>,
  day: 'Datum',
  begin: 'Beginn',
  frequency: 'Rhythmus',
  interval: 'Abstand',
  /** Around the number of „alle 2 Wochen“, by the frequency. */
  every: 'alle',
  units: { '1': 'Monate', '2': 'Wochen', '3': 'Tage' },
  weekdays: 'Wochentage',
  ending: 'Ende',
  endings: { never: 'Kein Enddatum', on: 'Am …' },
  endAt: 'Letzter Tag',
  earliest: 'Früheste Abholzeit',
  latest: 'Späteste Abholzeit',
  clock: 'Uhr',
  packages: 'Anzahl Packstücke',
  weight: 'Höchstes Einzelgewicht',
  side: 'Längste Seite',
  notes: 'Hinweise für den Fahrer',
  notesExample: 'z.\u00A0B. Rampe 3, Anmeldung an der Pforte',
  address: 'Abholadresse',
  /** Of what is brought. */
  senderAddress: 'Absenderadresse',
  otherAddress: 'Andere Adresse …',
  ownAddress: (name: string) => `${name} (bisher)`,
  senders: {
    loading: 'Absenderadressen werden geladen …',
    failed: 'Die Absenderadressen konnten nicht geladen werden. Geben Sie die Adresse ein.',
  },
  dates: {
    heading: 'Termine',
    title: (amount: number) =>
      amount === 1 ? 'Nächster Termin' : `Nächste ${numerals[amount] ?? amount} Termine`,
    /** Of one that is paused: nobody comes on these days unless it goes on. */
    titleOnceResumed: (amount: number) =>
      amount === 1 ? 'Termin nach dem Fortsetzen' : 'Termine nach dem Fortsetzen',
    none: 'Es gibt keinen Termin mehr.',
    incomplete: 'Die Termine erscheinen hier, sobald Rhythmus und Beginn vollständig sind.',
    until: (time: string) => `bis ${time}\u00A0Uhr`,
    holiday: (name: string) => `${name}, entfällt`,
    /** Heard of a date that falls out. */
    day: (date: string) => formatDayDateWithYear(date),
    paused: 'Die Abholung ist pausiert. Es kommt niemand.',
  },
  save: 'Änderungen speichern',
  order: 'Abholung beauftragen',
  pending: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  remove: 'Löschen',
  /** Follows „Sie haben“. */
  begun: 'eine Abholung begonnen und noch nicht beauftragt',
  notCreated: 'Abholung konnte nicht erstellt werden!',
  notChanged: 'Abholung konnte nicht bearbeitet werden!',
  stale: {
    title: 'Die Abholung wurde inzwischen geändert.',
    rhythm: 'Rhythmus',
  },
} as const;
