import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';
import { crossFieldRules } from './cross-field.ts';
import { localDay, weekday } from './date.ts';
import { optionalEmail } from './email.ts';
import { count, parseDecimal, withUnit, writtenAmount } from './number-text.ts';
import { decimalText, kilograms, positiveInteger } from './number.ts';
import { searchLine, searchText } from './search-line.ts';
import { optionalText, requiredText } from './text.ts';

/** The first message that a schema gives for a value, or undefined where it is content. */
function complaint(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0]?.message;
}

describe('required text', () => {
  const schema = requiredText(5);

  it.each([
    ['', 'Pflichtfeld'],
    [undefined, 'Pflichtfeld'],
    ['  ', 'Nur Leerzeichen sind nicht erlaubt'],
    ['123456', 'Maximal 5 Zeichen'],
    [' 12345 ', undefined],
  ])('%j → %j', (value, message) => expect(complaint(schema, value)).toBe(message));

  it('takes nothing that cannot be printed', () => expect(v.parse(schema, 'a\u0000\u202Eb')).toBe('ab'));

  it('gives one message at a time', () => expect(v.safeParse(schema, '').issues).toHaveLength(1));
});

describe('optional text', () => {
  it.each([
    ['', undefined],
    [undefined, undefined],
    [' a ', undefined],
    ['  ', 'Nur Leerzeichen sind nicht erlaubt'],
    ['123456', 'Maximal 5 Zeichen'],
  ])('%j → %j', (value, message) => expect(complaint(optionalText(5), value)).toBe(message));
});

describe('a search', () => {
  it.each([
    ['  Käserei ', 'Käserei'],
    ['Käserei Sönnichsen\r\nDeichweg 3\n\n25980\tSylt\n', 'Käserei Sönnichsen Deichweg 3 25980 Sylt'],
    ['a\u00A0\u2028b\u0000\u202E', 'a b'],
    ['x'.repeat(101), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
    ['\uD800', ''],
  ])('%j is for %j', (text, searched) => {
    expect(searchLine(text)).toBe(searched);
    expect(v.parse(searchText(), searchLine(text))).toBe(searched);
  });
});

describe('e-mail', () => {
  const schema = optionalEmail(50);

  it.each([
    ['', undefined],
    ['info@müller.de', undefined],
    ['vor.nach+x@example.co.uk', undefined],
    ['info', 'E-Mail muss ein "@"-Symbol enthalten'],
    ['info@example.', 'Domain darf nicht mit einem Punkt enden'],
    ['info@example', 'Ungültige E-Mail-Adresse'],
    ['in fo@example.de', 'Ungültige E-Mail-Adresse'],
    ['a..b@example.de', 'Ungültige E-Mail-Adresse'],
    ['a@@example.de', 'Ungültige E-Mail-Adresse'],
    [`${'a'.repeat(45)}@example.de`, 'Maximal 50 Zeichen'],
  ])('%j → %j', (value, message) => expect(complaint(schema, value)).toBe(message));
});

describe('typed numbers', () => {
  it.each([
    ['0,5', 0.5],
    ['0.5', 0.5],
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['0.500', 0.5],
    ['01.234', 1.234],
    ['-1.200', -1200],
    ['-1', -1],
    [',5', 0.5],
    ['', undefined],
    [',', undefined],
    ['1,2,3', undefined],
    ['1e3', undefined],
    ['5 kg', undefined],
    ['12,50 €', 12.5],
    ['1.299,00\u00A0EUR', 1299],
    ['€ 1.299', 1299],
    ['EUR49,90', 49.9],
    ['20 Euro', 20],
    ['-3 €', -3],
    ['12,– €', 12],
    ['12,-', 12],
    ['$ 20', undefined],
    ['€', undefined],
    ['5 € 5', undefined],
    ['12 €€', undefined],
    ['1.234.567,89', 1234567.89],
    ['12.5', 12.5],
    ['1.0000', 1],
    ["1'234.50", 1234.5],
    ['1’234’567.00 €', 1234567],
    ["12'50", undefined],
  ])('%j reads as %j', (text, value) => expect(parseDecimal(text, '€')).toBe(value));

  it.each([
    ['1.200', undefined],
    ['12.500', undefined],
    ['1 200', 1200],
    ['1,200', 1.2],
    ['1.20', 1.2],
    ['0.500', 0.5],
    ['1.234,5', 1234.5],
    ['1.234.567', 1234567],
  ])('%j reads as %j where a lone point is asked about', (text, value) =>
    expect(parseDecimal(text, 'kg')).toBe(value),
  );

  it.each([
    ['1,5 kg', 'kg', 1.5],
    ['1,5kg', 'kg', 1.5],
    ['1.5 KG', 'kg', 1.5],
    ['3 Kilo', 'kg', 3],
    ['500 g', 'kg', undefined],
    ['1.200 kg', 'kg', undefined],
    ['60 cm', 'cm', 60],
    ["60'", 'cm', undefined],
    ["1'200 kg", 'kg', 1200],
    ['1.200 cm', 'cm', 1200],
    ['600 mm', 'cm', undefined],
    ['60 cm x 40 cm', 'cm', undefined],
    ['12 Stück', 'Stk', 12],
    ['12 Stk.', 'Stk', 12],
    ['3x', 'Stk', 3],
    ['5 %', '%', 5],
    ['5 kg', '', undefined],
    ['12,-', 'kg', undefined],
  ] as const)('%j is in %s: %j', (text, unit, value) => expect(parseDecimal(text, unit)).toBe(value));

  it.each([
    ['12,5', '12,50'],
    ['1234', '1.234,00'],
    ['1.250,5', '1.250,50'],
    ['0.99', '0,99'],
    [' 20 Euro ', '20,00'],
    ['12,– €', '12,00'],
    ['-5', '-5,00'],
    // Too many decimals are told as they were typed; goods may be worth a hundredth of a cent.
    ['12,345', '12,345'],
    ['0,002', '0,002'],
    ['0,00001', '0,00001'],
    ['12345678901234567', '12345678901234567'],
    ['zwölf', 'zwölf'],
    ['', ''],
  ])('%j is written %j', (typed, written) => expect(writtenAmount(typed)).toBe(written));

  const weight = v.pipe(decimalText('kg'), kilograms());
  it.each([
    ['', 'Pflichtfeld'],
    [' ', 'Nur Leerzeichen sind nicht erlaubt'],
    ['viel', 'Eingabe muss eine Zahl sein'],
    ['0', 'Muss größer als 0 sein'],
    ['0,01', 'Mindestens 0,1\u00A0kg'],
    ['500 g', 'Geben Sie den Wert in kg an.'],
    ['20 €', 'Geben Sie den Wert in kg an.'],
    ['1 kg 200 g', 'Eingabe muss eine Zahl sein'],
    ['1.200 kg', 'Meinen Sie 1200 oder 1,2? Schreiben Sie die Zahl ohne Punkt.'],
    ['0,1 kg', undefined],
    [' 1.200 ', 'Meinen Sie 1200 oder 1,2? Schreiben Sie die Zahl ohne Punkt.'],
    ['0,1', undefined],
  ])('weight %j → %j', (value, message) => expect(complaint(weight, value)).toBe(message));

  it('keeps weights to the gram', () => expect(v.parse(weight, '13,740000000000002')).toBe(13.74));

  const pieces = v.pipe(decimalText('€'), positiveInteger({ max: 99, unit: 'Stk' }));
  it.each([
    ['1,5', 'Eingabe muss Ganzzahl sein'],
    ['-1', 'Muss größer als 0 sein'],
    ['100', 'Höchstens 99\u00A0Stk'],
    ['99', undefined],
  ])('pieces %j → %j', (value, message) => expect(complaint(pieces, value)).toBe(message));

  it('joins numbers, units and nouns by a no-break space', () => {
    expect(withUnit(31.5, 'kg')).toBe('31,5\u00A0kg');
    expect(count(1, 'Packstück', 'Packstücke')).toBe('1\u00A0Packstück');
    expect(count(3, 'Packstück', 'Packstücke')).toBe('3\u00A0Packstücke');
  });
});

describe('calendar days', () => {
  it.each([
    ['2026-02-28', undefined],
    ['2026-02-29', 'Geben Sie ein Datum im Format TT.MM.JJJJ ein.'],
    ['20.11.2026', 'Geben Sie ein Datum im Format TT.MM.JJJJ ein.'],
    ['', 'Pflichtfeld'],
  ])('%j → %j', (value, message) => expect(complaint(calendarDay(), value)).toBe(message));

  it('takes the day where the person is', () => {
    expect(localDay(new Date('2026-11-20T23:30:00Z'), -60)).toBe('2026-11-21');
    expect(localDay(new Date('2026-11-20T23:30:00Z'), 300)).toBe('2026-11-20');
  });

  it('numbers weekdays from Monday 0', () => {
    expect(weekday('2026-11-20')).toBe(4);
    expect(weekday('2026-11-22')).toBe(6);
  });
});

describe('rules across fields', () => {
  const schema = v.pipe(
    v.object({ a: requiredText(9), b: requiredText(9), c: requiredText(9) }),
    crossFieldRules<{ a: string; b: string; c: string }>([
      { reads: [['a']], at: ['b'], isFine: ({ a, b }) => a === b, message: 'ungleich' },
    ]),
  );
  const complaints = (value: unknown) =>
    v.safeParse(schema, value).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];

  it('are judged although another field fails', () =>
    expect(complaints({ a: '1', b: '2', c: '' })).toEqual(['c: Pflichtfeld', 'b: ungleich']));

  it('wait for the fields that they read', () =>
    expect(complaints({ a: '', b: '2', c: '3' })).toEqual(['a: Pflichtfeld']));

  it('leave a field the message that it has', () =>
    expect(complaints({ a: '1', b: ' ', c: '3' })).toEqual(['b: Nur Leerzeichen sind nicht erlaubt']));

  it('say nothing of what is no object', () => expect(v.safeParse(schema, null).success).toBe(false));
});
