import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lateNumberSchema } from './desk-shipment.ts';

const said = (trackingNumber: string) => {
  const { success, output, issues } = v.safeParse(lateNumberSchema, { trackingNumber });
  return success ? output.trackingNumber : issues[0].message;
};

test.each([
  ['0034 0433\u200B8364 4263 6597', '00340433836442636597'],
  [']C142073557\u001D00340433836442636597', '00340433836442636597'],
  ['(02)04012345678901(37)12(00)340433836442636597', '00340433836442636597'],
  ['mx 2611 08844', 'MX-2611-08844'],
  ['x'.repeat(40), 'X'.repeat(40)],
  ['x'.repeat(41), 'Maximal 40 Zeichen'],
  ['\u001D', 'Pflichtfeld'],
  ['\u200B', 'Pflichtfeld'],
  [' ', 'Nur Leerzeichen sind nicht erlaubt'],
  ['', 'Pflichtfeld'],
])('of a number %j that a carrier has given later %j is kept or said', (text, expected) =>
  expect(said(text)).toBe(expected),
);
