import { formatShortDate, formatTime } from '../../format/index.ts';
import type { EarlierPrint, EarlierPrints } from './earlier-print.ts';

const when = ({ at, by }: EarlierPrint) =>
  `am ${formatShortDate(at)} um ${formatTime(at)}${by === '' ? '' : ` von ${by}`}`;

const one = (print: EarlierPrint) => `Bereits gedruckt ${when(print)}.`;

/** Words about labels that have been printed before. */
export const earlierPrintCopy = {
  one,
  several: ({ amount, total, last }: EarlierPrints) => {
    if (total === 1) return one(last);
    if (amount === 1) return `1 von ${total} Etiketten ist bereits gedruckt: ${when(last)}.`;
    return `${amount} von ${total} Etiketten sind bereits gedruckt, zuletzt ${when(last)}.`;
  },
  question: (told: string) => `${told} Erneut drucken?`,
  no: 'Nicht drucken',
  yes: 'Erneut drucken',
} as const;
