import { withUnit } from '../rules/number-text.ts';

/** Why a file is not taken. Both sides say them: the panel before anything is sent, the platform in its problem. */
export const attachmentMessages = {
  wrongType: 'Nur PDF-, JPG- und PNG-Dateien können hinzugefügt werden.',
  empty: 'Die Datei ist leer.',
  tooLarge: (mebibytes: number) => `Die Datei ist größer als ${withUnit(mebibytes, 'MB')}.`,
  nameTooLong: 'Der Name der Datei ist zu lang.',
} as const;
