import { limits } from '../entities/limits.ts';
import type { PatternFault } from './postal-pattern.ts';

const words = {
  syntax: (at: number) => `Schreibfehler an Stelle\u00A0${at}`,
  foreign: (at: number) =>
    `an Stelle\u00A0${at} steht etwas, das in Postleitzahlen nicht vorkommt; erlaubt sind Buchstaben ohne Umlaute, Ziffern, Leerzeichen, Bindestrich, [ ], ( ), |, ?, \\d und {1,4}`,
  long: `Postleitzahlen haben höchstens ${limits.postalCode}\u00A0Zeichen; setzen Sie statt + und * eine Obergrenze, zum Beispiel \\d{1,5}`,
  ways: 'zu viele Möglichkeiten; die Prüfung würde zu lange dauern. Schachteln Sie ?, {1,4} und | weniger',
};

/** German words of the rules of countries, which only staff meet. */
export const countryMessages = {
  pattern: (fault: PatternFault) =>
    `Ungültiges Muster: ${'at' in fault ? words[fault.what](fault.at) : words[fault.what]}.`,
  exampleDiffers: 'Das Beispiel passt nicht zum Muster.',
  euNeedsNoCustoms: 'EU-Mitglieder sind nicht zollpflichtig. Ausnahmen sind Sondergebiete.',
  codeUnknown: 'Diese Länderkennung gibt es nach ISO\u00A03166 nicht.',
  prefix: `Präfixe bestehen aus Buchstaben und Ziffern, höchstens ${limits.postalCode} Zeichen je Präfix.`,
  lengthFitsNone: 'Kürzer als ein Präfix: Keine Postleitzahl würde passen.',
  length: `Ganze Zahl von 1 bis ${limits.postalCode}`,
} as const;
