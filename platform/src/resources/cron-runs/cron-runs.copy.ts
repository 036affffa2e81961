import { count, numberText } from 'contract';

/** German words of jobs and their runs. */
export const cronRunCopy = {
  notFound: 'Diesen Cron-Lauf gibt es nicht.',
  runsAlready: 'Ein Cron-Lauf dieser Art läuft bereits.',
  waitForIt: 'Warten Sie, bis er beendet ist.',
  startedByClock: (job: string) => `${job} gestartet vom Zeitplan`,
  startedBy: (job: string, person: string) => `${job} gestartet von ${person}`,
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
