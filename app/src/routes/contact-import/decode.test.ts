import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';

const text = 'Firma;Straße\r\nWüllenweber;Hauptstraße 4';
const utf8 = new TextEncoder().encode(text);
const utf16 = (isLittle: boolean, withMark: boolean) => {
  const words = withMark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(words.length * 2));
  for (let index = 0; index < words.length; index += 1)
    view.setUint16(index * 2, words.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
};
const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a file is read as it is written', () => {
  test.each([
    ['UTF-8', utf8],
    ['UTF-8', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
    ['Windows-1252', windows],
    ['UTF-16', utf16(true, true)],
    ['UTF-16', utf16(false, true)],
    ['UTF-16', utf16(true, false)],
    ['UTF-16', utf16(false, false)],
  ])('%s, case %#', (encoding, bytes) => {
    expect(decode(bytes)).toEqual({ text, encoding });
  });

  test('a euro sign of Windows too', () => {
    expect(decode(Uint8Array.from([0x80, 0xfc])).text).toBe('€ü');
  });
});
