import { count } from '../../../format/index.ts';

const shipments = (amount: number) => count(amount, 'Sendung', 'Sendungen');

/** Words of the dialog in which selected shipments are cancelled. */
export const batchCancelCopy = {
  title: 'Sendungen stornieren?',
  reject: 'Nicht stornieren',
  stop: 'Anhalten',
  stopping: 'Wird angehalten …',
  close: 'Schließen',
  accept: (amount: number) => (amount === 1 ? 'Sendung stornieren' : `${shipments(amount)} stornieren`),
  question: (amount: number) =>
    amount === 1
      ? '1 Sendung wird storniert. Ihr Versandetikett wird ungültig. Das lässt sich nicht rückgängig machen.'
      : `${shipments(amount)} werden storniert. Ihre Versandetiketten werden ungültig. Das lässt sich nicht rückgängig machen.`,
  templates: (amount: number) =>
    amount === 1
      ? '1 davon ist eine Vorlage und wird verworfen.'
      : `${amount} davon sind Vorlagen und werden verworfen.`,
  list: 'Zu stornieren',
  more: (amount: number) => `und ${count(amount, 'weitere', 'weitere')}`,
  nothing: 'Von diesen Sendungen kann keine storniert werden.',
  kept: (amount: number) =>
    amount === 1 ? '1 Sendung bleibt, wie sie ist:' : `${shipments(amount)} bleiben, wie sie sind:`,
  keptList: 'Nicht stornierbar',
  keptFor: (amount: number, reason: string) => `${shipments(amount)}: ${reason}`,
  tooMany: (most: number) =>
    `Es können höchstens ${shipments(most)} auf einmal storniert werden. Wählen Sie weniger Sendungen aus.`,
  running: 'Sendungen werden storniert',
  pending: 'Wird storniert …',
  done: (amount: number) => (amount === 1 ? 'Sendung storniert.' : `${shipments(amount)} storniert.`),
  partlyDone: (done: number, total: number) => `${done} von ${shipments(total)} storniert.`,
  failed: (amount: number) =>
    amount === 1 ? '1 konnte nicht storniert werden.' : `${amount} konnten nicht storniert werden.`,
  failedList: 'Nicht stornierte Sendungen',
  retry: 'Erneut versuchen',
  /** Why nothing was tried with a shipment. */
  stopped: 'Angehalten, bevor sie an der Reihe war.',
} as const;
