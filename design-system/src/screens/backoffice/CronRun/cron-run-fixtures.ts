import type { CronRunItem } from 'contract';
import { cronRuns } from 'contract/fixtures';
import type { RunFacts } from './cron-run-state.ts';

/** A run that has imported a dropped file: one row of three could not be. */
export const importFacts: RunFacts = {
  run: {
    ...cronRuns.failed,
    status: 'success',
    result: 1,
    processed: 3,
    succeeded: 1,
    skipped: 1,
    failed: 1,
  },
  log: [
    { at: '2026-11-20T02:30:00.012Z', level: 'info', text: 'Sendungsimport gestartet vom Zeitplan' },
    { at: '2026-11-20T02:30:00.090Z', level: 'info', text: '3\u00A0Einträge zu bearbeiten' },
    {
      at: '2026-11-20T02:30:00.300Z',
      level: 'error',
      text: 'bestellungen.csv: erledigt, liegt in „done“; 1 fehlerhafte Zeile liegt in „failed“',
    },
    {
      at: '2026-11-20T02:30:00.400Z',
      level: 'info',
      text: 'Beendet: 3 verarbeitet, 1 erfolgreich, 1 übersprungen, 1 fehlgeschlagen',
    },
  ],
};

/** A run whose folder is named and missing, as the platform records it. */
export const missingFolder: RunFacts = {
  run: { ...cronRuns.failed, processed: 0, failed: 0 },
  log: [
    { at: '2026-11-20T02:30:00.012Z', level: 'info', text: 'Sendungsimport gestartet vom Zeitplan' },
    {
      at: '2026-11-20T02:30:00.090Z',
      level: 'error',
      text: 'Den Ordner für Importe gibt es nicht: /daten/import',
    },
    {
      at: '2026-11-20T02:30:00.100Z',
      level: 'error',
      text: 'Abgebrochen: Es ist ein unerwarteter Fehler aufgetreten.',
    },
    {
      at: '2026-11-20T02:30:00.100Z',
      level: 'error',
      text: 'Beendet: 0 verarbeitet, 0 erfolgreich, 0 übersprungen, 0 fehlgeschlagen',
    },
  ],
};

/** The rows of the file that was imported. */
export const importItems: readonly CronRunItem[] = [
  {
    id: 'bestellungen.csv:2',
    label: 'bestellungen.csv, Zeile 2',
    shipment: { id: 'shp_4', orgCode: 'org_tietze' },
    outcome: 'succeeded',
    message: 'Vorlage LO-104520 angelegt',
    duration: 21,
  },
  {
    id: 'bestellungen.csv:3',
    label: 'bestellungen.csv, Zeile 3',
    shipment: { id: 'shp_5', orgCode: 'org_tietze' },
    outcome: 'skipped',
    message: 'Übersprungen: Schon importiert als LO-104499.',
    duration: 3,
  },
  {
    id: 'bestellungen.csv:4',
    label: 'bestellungen.csv, Zeile 4',
    shipment: null,
    outcome: 'failed',
    message:
      'to.address.postalCode: Postleitzahl passt nicht zu Österreich (Beispiel: 1010).; shipmentData.packages.0.weightKg: Höchstens 70\u00A0kg',
    duration: 5,
  },
];
