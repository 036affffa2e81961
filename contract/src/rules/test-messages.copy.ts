import { count, numberText } from './number-text.ts';

/** German words of the rules of the test centre, which only staff meet. */
export const testMessages = {
  notJson: 'Das ist kein gültiges JSON-Objekt.',
  resultTooLong: (limit: number) => `Höchstens ${numberText(limit)} Zeichen`,
  percent: 'Zahl von 0 bis 100',
  ignoredField: 'Schreiben Sie Felder wie rates[].deliveryDate, eines je Zeile.',
  tooManyIgnoredFields: (limit: number) => `Höchstens ${count(limit, 'Feld', 'Felder')}`,
  productNeeded: 'Für diesen Vorgang ist ein Versandprodukt nötig.',
} as const;
