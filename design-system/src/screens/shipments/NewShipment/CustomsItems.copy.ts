import { limits } from 'contract';
import { count, formatKilograms, formatMoney, withUnit } from '../../../format/index.ts';

const CENTS = 100;

/** Words of the positions of a customs declaration. */
export const customsItemsCopy = {
  title: 'Positionen',
  help: 'Gleiche Waren sind eine Position. Gewicht und Wert gelten je Stück, ohne Verpackung.',
  add: 'Position hinzufügen',
  full: `Mehr als ${count(limits.customsItems, 'Position', 'Positionen')} sind nicht möglich.`,
  descriptionHelp: 'z.\u00A0B. „Measuring bridge, steel“',
  tariffHelp: 'HS-Code, mind. 6\u00A0Stellen',
  chooseOrigin: 'Land wählen',
  /** What the pieces of one position come to. */
  rowSum: (kg: number, eur: number) => `gesamt ${formatKilograms(kg)} · ${money(eur)}`,
  sum: (pieces: number, kg: number, eur: number) =>
    `${withUnit(pieces, 'Stk')} · ${formatKilograms(kg)} netto · ${money(eur)}`,
  /** Beside the sum: what the packages weigh. */
  ofGross: (kg: number) => ` · Packstücke ${formatKilograms(kg)}`,
  adopt: (eur: number) => `${money(eur)} als Warenwert übernehmen`,
} as const;

function money(eur: number): string {
  return formatMoney(Math.round(eur * CENTS));
}
