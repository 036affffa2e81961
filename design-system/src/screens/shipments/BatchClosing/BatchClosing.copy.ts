import { count } from '../../../format/index.ts';

const shipments = (amount: number) => count(amount, 'Sendung', 'Sendungen');

/** Words of the dialog in which selected shipments are closed for the day. */
export const batchClosingCopy = {
  title: 'Tagesabschluss erstellen?',
  reject: 'Abbrechen',
  stop: 'Anhalten',
  stopping: 'Wird angehalten …',
  close: 'Schließen',
  accept: (amount: number) => `${shipments(amount)} abschließen`,
  warning: 'Nach dem Tagesabschluss können diese Sendungen nicht mehr storniert werden.',
  carriers: 'Was übergeben wird',
  carrier: (carrier: string, amount: number) => `${carrier}: ${shipments(amount)}`,
  nothing: 'Von diesen Sendungen ist keine für den Tagesabschluss offen.',
  kept: (amount: number) =>
    amount === 1 ? '1 Sendung bleibt, wie sie ist:' : `${shipments(amount)} bleiben, wie sie sind:`,
  keptList: 'Nicht für den Tagesabschluss',
  keptFor: (amount: number, reason: string) => `${shipments(amount)}: ${reason}`,
  tooMany: (most: number) =>
    `Aus der Liste können höchstens ${shipments(most)} auf einmal abgeschlossen werden. Alle offenen schließen Sie unter „Einstellungen“, „Tagesabschluss“ ab.`,
  running: 'Sendungen werden abgeschlossen',
  pending: 'Wird abgeschlossen …',
  done: (amount: number) => `Tagesabschluss erstellt: ${shipments(amount)}.`,
  /** Where the lists for the drivers are. */
  doneHelp: 'Die Listen für die Fahrer stehen unter „Einstellungen“, „Tagesabschluss“.',
  partlyDone: (done: number, total: number) => `${done} von ${shipments(total)} abgeschlossen.`,
  failed: (amount: number) =>
    amount === 1 ? '1 konnte nicht abgeschlossen werden.' : `${amount} konnten nicht abgeschlossen werden.`,
  failedList: 'Nicht abgeschlossene Sendungen',
  retry: 'Erneut versuchen',
  /** Why nothing was tried with a shipment, or nothing came of it. */
  stopped: 'Angehalten, bevor sie an der Reihe war.',
  overtaken: 'Schon abgeschlossen oder nicht mehr offen.',
  refused: 'Der Dienstleister hat sie nicht angenommen.',
  /** Why one of a selection is not meant. */
  why: {
    closed: 'Schon abgeschlossen.',
    template: 'Noch nicht beauftragt.',
    notOpen: 'Nicht mehr offen.',
  },
} as const;
