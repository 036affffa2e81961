import type { CronLogLine } from 'contract';
import { cronRuns } from 'contract/fixtures';
import { describe, expect, it } from 'vitest';
import { missingFolder } from './cron-run-fixtures.ts';
import { cronRunCopy as copy } from './CronRun.copy.ts';
import { faultsOf, nothingListed } from './nothing-listed.tsx';

describe('what stands in place of the items of a run', () => {
  it('tells in both tabs that a run was broken off, by another sign than a tick', () => {
    const well = nothingListed({ run: cronRuns.well, log: [] }, 'empty');
    for (const title of ['empty', 'noFailure'] as const) {
      const listed = nothingListed(missingFolder, title);
      expect(listed.title).toBe('Der Lauf wurde abgebrochen.');
      expect(listed.icon).not.toBe(well.icon);
    }
  });

  it('tells of a run that has ended well, or has not ended, what it did', () => {
    const titles = (run: (typeof cronRuns)[keyof typeof cronRuns] | undefined) =>
      (['empty', 'noFailure'] as const).map((title) => nothingListed(run && { run, log: [] }, title).title);
    expect(titles(cronRuns.well)).toEqual([copy.nothing.empty, copy.nothing.noFailure]);
    expect(titles(cronRuns.pending)).toEqual([copy.nothing.emptyYet, copy.nothing.noFailure]);
    expect(titles(undefined)).toEqual([copy.nothing.empty, copy.nothing.noFailure]);
  });
});

describe('the faults of a run', () => {
  const line = (level: CronLogLine['level'], text: string) => ({
    at: '2026-11-20T02:30:00.000Z',
    level,
    text,
  });

  it('are its last ones, whatever else it has noted', () => {
    expect(faultsOf(missingFolder.log)).toEqual([
      'Den Ordner für Importe gibt es nicht: /daten/import',
      'Abgebrochen: Es ist ein unerwarteter Fehler aufgetreten.',
    ]);
    expect(
      faultsOf([
        line('error', 'a.csv: nicht gelesen'),
        line('error', 'b.csv: nicht gelesen'),
        line('warning', 'DHL antwortet nicht'),
        line('error', 'Abgebrochen'),
        line('error', 'Beendet: 0 verarbeitet'),
      ]),
    ).toEqual(['b.csv: nicht gelesen', 'Abgebrochen']);
    expect(faultsOf([line('info', 'Gestartet'), line('info', 'Beendet')])).toEqual([]);
    expect(faultsOf([])).toEqual([]);
  });
});
