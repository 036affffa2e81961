import { recognizeTrackingNumber } from './tracking-number.ts';

/**
 * The keys of a keyboard as its layouts write them, row by row from the top left, alone and with Shift. A blank stands
 * for what no number has in it, or what waits for another key.
 */
const layouts = {
  german: [
    '^1234567890ß qwertzuiopü+asdfghjklöä#<yxcvbnm,.-',
    '°!"§$%&/()=? QWERTZUIOPÜ*ASDFGHJKLÖÄ\'>YXCVBNM;:_',
  ],
  swiss: [
    "§1234567890' qwertzuiopü asdfghjklöä$<yxcvbnm,.-",
    '°+"*ç%&/()=? QWERTZUIOPè!ASDFGHJKLéà£>YXCVBNM;:_',
  ],
  american: [
    "`1234567890-=qwertyuiop[]asdfghjkl;'\\ zxcvbnm,./",
    '~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"| ZXCVBNM<>?',
  ],
  british: [
    "`1234567890-=qwertyuiop[]asdfghjkl;'#\\zxcvbnm,./",
    '¬!"£$%^&*()_+QWERTYUIOP{}ASDFGHJKL:@~|ZXCVBNM<>?',
  ],
  french: [
    '²&é"\'(-è_çà)=azertyuiop $qsdfghjklmù*<wxcvbn,;:!',
    ' 1234567890°+AZERTYUIOP £QSDFGHJKLM%µ>WXCVBN?./§',
  ],
  nordic: [
    "§1234567890+ qwertyuiopå asdfghjklöä'<zxcvbnm,.-",
    '½!"#¤%&/()=? QWERTYUIOPÅ ASDFGHJKLÖÄ*>ZXCVBNM;:_',
  ],
  turkish: [
    '"1234567890*-qwertyuıopğüasdfghjklşi,<zxcvbnmöç.',
    "é!'^+%&/()=?_QWERTYUIOPĞÜASDFGHJKLŞİ;>ZXCVBNMÖÇ:",
  ],
  czech: [
    ';+ěščřžýáíé= qwertzuiopú)asdfghjklů§ \\yxcvbnm,.-',
    '°1234567890% QWERTZUIOP/(ASDFGHJKL"!\'|YXCVBNM?:_',
  ],
} as const;

const written = Object.values(layouts).map((layout) => Array.from(layout.join('')));

/** The block of digits beside the letters writes the same in each layout. */
const numberBlock = Array.from('0123456789', (digit) => [digit, digit] as const);

/** What keys mean in one layout, by what they write in another; digits by their row, and by their block. */
const translations = written.flatMap((heard) =>
  written
    .filter((meant) => meant !== heard)
    .flatMap((meant) => {
      const keys = heard.map((sign, key) => [sign, meant[key] ?? ' '] as const);
      const letters = keys.filter(([, sign]) => !/\d/.test(sign));
      return [new Map(keys), new Map([...letters, ...numberBlock])];
    }),
);

/**
 * What a scanner may have sent that presses the keys of another layout than the computer is set to: „LO-104512“ for
 * „LOß104512“, „1Z…“ for „1Y…“. Each once, without the text itself, and only where each of its signs is on a keyboard.
 */
export function otherLayouts(text: string): string[] {
  const signs = Array.from(text.trim());
  const readings = translations.flatMap((translation) => {
    const meant = signs.map((sign) => (sign === ' ' ? ' ' : (translation.get(sign) ?? '')));
    return meant.every((sign, index) => sign !== '' && (sign === ' ') === (signs[index] === ' '))
      ? [meant.join('')]
      : [];
  });
  return [...new Set(readings)].filter((reading) => reading !== signs.join(''));
}

/** What this app writes on its papers. */
const orderNumber = /^LO-\d+$/i;

/** The number of an order or a carrier that another layout makes of a text which itself is none. */
export function meantNumber(text: string): string | undefined {
  if (isKnown(text)) return undefined;
  return otherLayouts(text).find(isKnown);
}

function isKnown(text: string): boolean {
  // Digits in groups are anything, a phone number too, where no check digit says more.
  const areGroups = !/\p{L}/u.test(text) && /\D/.test(text);
  return (
    orderNumber.test(text) ||
    recognizeTrackingNumber(text).some(({ check }) => check === 'valid' || (check === 'none' && !areGroups))
  );
}
