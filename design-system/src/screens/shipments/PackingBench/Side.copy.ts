import { count } from 'contract';
import { formatTime } from '../../../format/index.ts';

/** Words of what a bench has done today. */
export const sideCopy = {
  completed: 'Heute abgeschlossen',
  shipments: (amount: number) => count(amount, 'Sendung', 'Sendungen'),
  packages: (amount: number) => count(amount, 'Packstück', 'Packstücke'),
  latest: 'Zuletzt abgeschlossen',
  time: (at: string) => formatTime(at),
  printAgain: (number: string) => `Etikett erneut drucken: ${number}`,
  /** `when`: „heute bis 16:30 Uhr“. */
  pickup: (isBrought: boolean, when: string) =>
    `${isBrought ? 'Nächste Selbstanlieferung' : 'Nächste Abholung'}: ${when}`,
  loading: 'Wird gezählt …',
  failed: 'Was heute abgeschlossen wurde, konnte nicht geladen werden.',
} as const;
