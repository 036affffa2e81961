import { limits } from 'contract';
import { count, formatMoney, formatNetWeight, formatPieceValue, withUnit } from '../../../format/index.ts';

const CENTS = 100;

/** Words of the positions of a customs declaration. */
export const customsItemsCopy = {
  title: 'Positionen',
  help: 'Gleiche Waren sind eine Position. Das Gewicht zählt ohne Verpackung.',
  add: 'Position hinzufügen',
  full: `Mehr als ${count(limits.customsItems, 'Position', 'Positionen')} sind nicht möglich.`,
  descriptionHelp: 'z.\u00A0B. „Measuring bridge, steel“',
  tariffHelp: 'HS-Code, mind. 6\u00A0Stellen',
  chooseOrigin: 'Land wählen',
  /** What the pieces of one position come to. */
  rowSum: (kg: number, eur: number) => `gesamt ${formatNetWeight(kg)} · ${money(eur)}`,
  /** What one of them comes to where they were weighed and priced together. */
  rowPiece: (kg: number, eur: number) => `je Stück ${formatNetWeight(kg)} · ${formatPieceValue(eur)}`,
  sum: (pieces: number, kg: number, eur: number) =>
    `${withUnit(pieces, 'Stk')} · ${formatNetWeight(kg)} netto · ${money(eur)}`,
  /** Beside the sum: what the packages weigh. */
  ofGross: (kg: number) => ` · Packstücke ${formatNetWeight(kg)}`,
  adopt: (eur: number) => `${money(eur)} als Warenwert übernehmen`,
} as const;

function money(eur: number): string {
  return formatMoney(Math.round(eur * CENTS));
}
