import * as v from 'valibot';
import { expect, it } from 'vitest';
import { requiredEmail } from './email.ts';
import { decimalText, optionalDecimalText } from './number.ts';
import { optionalPhone } from './phone.ts';
import { searchText } from './search-line.ts';
import { storable } from './storable.ts';
import { requiredPrintedText } from './text.ts';

it('fields of every kind take wide signs for the plain ones', () => {
  expect(v.parse(decimalText('kg'), '１，５')).toBe(1.5);
  expect(v.parse(optionalDecimalText('€'), '１．２００，５')).toBe(1200.5);
  expect(v.parse(requiredPrintedText(9), 'Ｔｏｒ　７')).toBe('Tor 7');
  expect(v.parse(requiredEmail(20), 'ａ＠ｂ．ｄｅ')).toBe('a@b.de');
  expect(v.parse(optionalPhone(20), '＋４９　０４３１')).toBe('+49 0431');
  expect(v.parse(searchText(), '２４１４３')).toBe('24143');
  expect(storable('「東京」 ｶﾅ')).toBe('「東京」 ｶﾅ');
});
