import { count, type CronKind, numberText } from 'contract';

/** German words of jobs and their runs. */
export const cronRunCopy = {
  notFound: 'Diesen Cron-Lauf gibt es nicht.',
  runsAlready: 'Ein Cron-Lauf dieser Art läuft bereits.',
  waitForIt: 'Warten Sie, bis er beendet ist.',
  kinds: {
    'shipment-import': 'Sendungsimport',
    'shipment-status': 'Statusaktualisierung',
    'shipment-tracking-number': 'Suche nach Sendungsnummern',
    'carrier-products': 'Synchronisierung der Carrier-Produkte',
  } satisfies Record<CronKind, string>,
  startedByClock: (kind: string) => `${kind} gestartet vom Zeitplan`,
  startedBy: (kind: string, name: string) => `${kind} gestartet von ${name}`,
  takenUpAgain: 'Der Lauf war unterbrochen und wird fortgesetzt.',
  givenUp: 'Abgebrochen: Der Lauf wurde mehrmals nacheinander unterbrochen.',
  broken: 'Abgebrochen: Es ist ein unerwarteter Fehler aufgetreten.',
  found: (amount: number) => `${count(amount, 'Eintrag', 'Einträge')} zu bearbeiten`,
  paused: 'Pause: Der Rest folgt in Kürze.',
  laneSilent: (lane: string) => `${lane} hat mehrmals nacheinander nicht geantwortet.`,
  ended: (processed: number, succeeded: number, skipped: number, failed: number) =>
    `Beendet: ${numberText(processed)} verarbeitet, ${numberText(succeeded)} erfolgreich, ${numberText(skipped)} übersprungen, ${numberText(failed)} fehlgeschlagen`,
  itemBroken: 'Ein unerwarteter Fehler ist aufgetreten.',
  skippedBecauseSilent: (lane: string) =>
    `Übersprungen: ${lane} hat mehrmals nacheinander nicht geantwortet.`,
} as const;
