import type { CronOutcome, CronResult, CronRunStatus } from 'contract';
import { formatNumber } from '../../../format/index.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
/** What is shorter is not told in numbers. */
const LEAST_MS = 100;

const tabs = { all: 'Alle', failed: 'Nur Fehler' };

/** Words of runs of jobs, wherever they stand. */
export const cronRunsCopy = {
  statuses: {
    pending: 'Im Gange',
    success: 'Erfolgreich',
    failed: 'Fehlgeschlagen',
    unknown: 'Unbekannt',
  } satisfies Record<CronRunStatus | 'unknown', string>,
  results: {
    0: 'Alle erfolgreich',
    1: 'Teilweise fehlgeschlagen',
    2: 'Fehlgeschlagen',
  } satisfies Record<CronResult, string>,
  nothingToDo: 'Nichts zu tun',
  /** Beside another word, of what it is the status. */
  statusIs: (status: string) => `Status: ${status}`,
  outcomes: {
    succeeded: 'Erfolgreich',
    skipped: 'Übersprungen',
    failed: 'Fehlgeschlagen',
    unknown: 'Unbekannt',
  } satisfies Record<CronOutcome | 'unknown', string>,
  /** „2 Min. 47 s“, „48 s“, below ten seconds „0,4 s“; nothing takes „0 s“. */
  duration: (milliseconds: number) => {
    if (milliseconds < LEAST_MS) return `unter ${formatNumber(LEAST_MS / SECOND_MS)}\u00A0s`;
    const seconds = milliseconds / SECOND_MS;
    if (seconds < 10) return `${formatNumber(Math.round(seconds * 10) / 10)}\u00A0s`;
    const whole = Math.round(seconds);
    const rest = `${whole % MINUTE_S}\u00A0s`;
    return whole < MINUTE_S ? rest : `${Math.floor(whole / MINUTE_S)}\u00A0Min. ${rest}`;
  },
  clock: 'Zeitplan',
  tabs,
  shownAs: (onlyFailed: boolean, page: number) => {
    const tab = onlyFailed ? tabs.failed : tabs.all;
    return page === 1 ? tab : `${tab}, ${listCopy.selection.page(page)}`;
  },
} as const;
