import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { countryCodeSchema } from '../entities/address.ts';
import { customsSchema } from '../entities/customs.ts';
import { timeOfDay } from '../pickups/pickup-rules.ts';
import { calendarDay } from './calendar-day.ts';
import { choice } from './choice.ts';
import { crossFieldRules } from './cross-field.ts';
import { addDays, defaultSaturdayDelivery, localDay, weekday } from './date.ts';
import { optionalEmail, requiredEmail } from './email.ts';
import { decimalText, optionalDecimalText } from './number.ts';
import { looksLikePhone, optionalPhone } from './phone.ts';
import { searchText } from './search-line.ts';
import { slugText } from './slug.ts';
import { storable } from './storable.ts';
import { optionalPrintedText, optionalText, requiredPrintedText, requiredText } from './text.ts';

const customs = {
  reason: 'sale',
  items: [
    {
      description: 'Laptop',
      tariffNumber: '847130',
      originCountryCode: 'DE',
      quantity: 1,
      netWeightKg: 1,
      valueEur: 10,
      isTotal: false,
    },
  ],
} as const;

/** All messages that a schema gives for a value. */
function complaints(schema: v.GenericSchema, value: unknown): string[] {
  return v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];
}

describe('texts', () => {
  it('turn line breaks and tabs into one blank and lose what cannot be kept', () => {
    expect(storable('a\r\n\tb\u2028c\u0085d')).toBe('a b c d');
    expect(storable('\u202Ea\u0007b\u2066')).toBe('ab');
    expect(storable('a\uD800b\uDC00')).toBe('ab');
    expect(storable('\uDC00\uD800 🙂')).toBe(' 🙂');
    expect(storable('Wä\u00ADsche\u200B\uFEFF')).toBe('Wäsche');
    expect(storable('Mo\u0308ller')).toBe('Möller');
    expect(complaints(requiredText(9), '\u200B\u0000\uD800')).toEqual(['Pflichtfeld']);
    expect(v.parse(requiredText(6), 'Mo\u0308ller')).toBe('Möller');
    expect(v.parse(optionalText(9), ' a\nb\u0000 ')).toBe('a b');
    expect(v.parse(searchText(), ' a\tb\u0000 ')).toBe('a b');
    expect(v.parse(searchText(), '42073557\u001D00340')).toBe('42073557␝00340');
  });

  it.each(['\u00A0', '\u2007', '\u2009', '\u202F', '\u2003', '\u3000', '\u2800'])(
    'and a blank is a blank, however wide: %j',
    (blank) => {
      expect(storable(`Max${blank}Weber`)).toBe('Max Weber');
      expect(v.parse(requiredPrintedText(20), `${blank}Kiel${blank}Süd`)).toBe('Kiel Süd');
      expect(complaints(requiredText(9), blank)).toEqual(complaints(requiredText(9), ' '));
      expect(v.parse(decimalText('kg'), `1,5${blank}`)).toBe(1.5);
      expect(v.parse(optionalPhone(30), `+49${blank}431 5550140`)).toBe('+49 431 5550140');
    },
  );

  it.each(
    Array.from(
      '\uFFFC\uFFF9\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF\u00AD\u202A\u202E\u2066\u2069\u061C\uFE0F',
    ).map((sign) => [sign.codePointAt(0)?.toString(16), sign]),
  )('and fields of every kind lose what nobody sees: U+%s', (_, sign = '') => {
    const inside = (text: string) => `${sign}${text[0]}${sign}${text.slice(1)}${sign}`;
    expect(v.parse(decimalText('kg'), inside('1,5'))).toBe(1.5);
    expect(v.parse(optionalDecimalText('€'), inside('1.200,5'))).toBe(1200.5);
    expect(v.parse(optionalDecimalText('€'), sign)).toBeNull();
    expect(complaints(decimalText('kg'), sign)).toEqual(['Pflichtfeld']);
    expect(v.parse(requiredText(6), inside('Möller'))).toBe('Möller');
    expect(v.parse(optionalPrintedText(6), inside('Möller'))).toBe('Möller');
    expect(v.parse(requiredEmail(20), inside('a@b.de'))).toBe('a@b.de');
    expect(v.parse(optionalPhone(20), inside('0431 55501'))).toBe('0431 55501');
    expect(v.parse(calendarDay(), inside('2026-12-24'))).toBe('2026-12-24');
    expect(v.parse(slugText(), inside('impressum'))).toBe('impressum');
    expect(v.parse(countryCodeSchema, inside('DE'))).toBe('DE');
    expect(v.parse(countryCodeSchema, ' de ')).toBe('DE');
    expect(v.parse(timeOfDay, inside('08:30'))).toBe('08:30');
    const [customsItem] = customs.items;
    const items = [{ ...customsItem, tariffNumber: inside('847130') }];
    expect(v.parse(customsSchema, { ...customs, items }).items[0]?.tariffNumber).toBe('847130');
  });

  it('have one complaint at a time, and absence is the empty text', () => {
    expect(complaints(requiredText(1), '   ')).toEqual(['Nur Leerzeichen sind nicht erlaubt']);
    expect(complaints(optionalText(1), '   ')).toEqual(['Nur Leerzeichen sind nicht erlaubt']);
    expect(v.parse(optionalText(1), undefined)).toBe('');
    expect(v.parse(searchText(), undefined)).toBe('');
  });

  it('that are printed name what the label has no letters for', () => {
    const told = (characters: string) => [
      `„${characters}“ lässt sich nicht auf das Versandetikett drucken. Verwenden Sie lateinische Buchstaben.`,
    ];
    expect(complaints(requiredPrintedText(35), '李明 GmbH 李')).toEqual(told('李明'));
    expect(complaints(optionalPrintedText(35), '🙂')).toEqual(told('🙂'));
    expect(complaints(optionalPrintedText(35), '東京都港区')).toEqual(told('東京都…'));
    expect(complaints(requiredPrintedText(3), '東京都港区')).toEqual(['Maximal 3 Zeichen']);
    expect(complaints(requiredPrintedText(3), ' ')).toEqual(['Nur Leerzeichen sind nicht erlaubt']);
    expect(complaints(optionalPrintedText(35), '')).toEqual([]);
    expect(complaints(optionalText(35), '李明')).toEqual([]);
  });

  it.each(['Łódź, Ștefănescu, Dvořák, Şahin, Þór, İzmir', 'Χρήστος', 'Иванов', '„2.º B“ – 5½ × 3 €', 'Ṃ'])(
    'of Europe are printed: %s',
    (text) => expect(complaints(requiredPrintedText(50), text)).toEqual([]),
  );

  it('are searched for by a hundred signs at most', () => {
    expect(v.safeParse(searchText(), 'x'.repeat(100)).success).toBe(true);
    expect(v.safeParse(searchText(), 'x'.repeat(101)).success).toBe(false);
  });

  it('that are a choice are one of it', () => {
    expect(complaints(choice(['a', 'b']), 'b')).toEqual([]);
    expect(complaints(choice(['a', 'b']), 'c')).toEqual(['Wählen Sie einen der angebotenen Werte.']);
  });
});

describe('e-mail addresses', () => {
  it.each([
    '.a@example.de',
    'a.@example.de',
    'a b@example.de',
    '@example.de',
    'a@-example.de',
    'a@example-.de',
    'a@example.-de',
    'a@exam_ple.de',
    'a@example..de',
    'a@.de',
    'a@b@example.de',
    '"a"@example.de',
    'a@example.d-',
    'a@example.de,',
  ])('%j is none', (text) =>
    expect(complaints(optionalEmail(50), text)).toEqual(['Ungültige E-Mail-Adresse']),
  );

  it.each(['a@b.de', "o'neil_1+x@sub-domain.example.co.uk", 'jürgen@größe.example', 'a.b-c@1.de'])(
    '%j is one',
    (text) => expect(complaints(optionalEmail(50), text)).toEqual([]),
  );

  it('may have blanks around it, and half of one has one complaint', () => {
    expect(v.parse(optionalEmail(50), ' a@b.de ')).toBe('a@b.de');
    expect(v.parse(requiredEmail(50), ' a@b.de ')).toBe('a@b.de');
    expect(complaints(optionalEmail(50), 'a.')).toEqual(['E-Mail muss ein "@"-Symbol enthalten']);
    expect(v.parse(optionalEmail(50), undefined)).toBe('');
  });

  it('must be given where they are required', () => {
    expect(complaints(requiredEmail(50), '')).toEqual(['Pflichtfeld']);
    expect(complaints(requiredEmail(50), ' ')).toEqual(['Nur Leerzeichen sind nicht erlaubt']);
    expect(complaints(requiredEmail(50), 'a@b')).toEqual(['Ungültige E-Mail-Adresse']);
  });
});

describe('phone numbers by their shape', () => {
  it.each([
    ['+49 (431) 555/01-40', true],
    ['0431 555.01–40', true],
    ['0431\u2011555\u22120140', true],
    ['0431\u202F555\u20090140', true],
    ['(+49) 431 5550140', true],
    ['( +49 )431 5550140', true],
    ['+49 (+49) 431', false],
    ['12345', true],
    ['1234', false],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['12345x', false],
    ['x12345', false],
    ['12+345', false],
  ])('%j: %j', (text, expected) => {
    expect(looksLikePhone(text, '')).toBe(expected);
    expect(complaints(optionalPhone(30), text)).toEqual(expected ? [] : ['Ungültige Telefonnummer']);
  });

  it('may be left empty', () => {
    expect(v.parse(optionalPhone(30), ' ')).toBe('');
    expect(v.parse(optionalPhone(30), undefined)).toBe('');
    expect(v.parse(optionalPhone(30), ' 12345 ')).toBe('12345');
    expect(v.parse(optionalPhone(30), '(+49) 431\u20115550')).toBe('+49 431-5550');
  });

  it('are not long, whatever stands between their digits', () => {
    expect(complaints(optionalPhone(30), `0431${' '.repeat(900_000)}5550140`)).toEqual([
      'Maximal 30 Zeichen',
    ]);
  });
});

describe('days', () => {
  it.each([
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-01',
    'x2026-01-01',
    '2026-01-011',
    '2026-01-00',
  ])('%s is none', (text) =>
    expect(complaints(calendarDay(), text)).toEqual(['Geben Sie ein Datum im Format TT.MM.JJJJ ein.']),
  );

  it.each(['2028-02-29', '2026-12-31', '2026-01-01'])('%s is one', (text) =>
    expect(complaints(calendarDay(), text)).toEqual([]),
  );

  it('are counted over months, years and changes of the clock', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('are those of this machine unless somebody says where', () => {
    const instant = new Date('2026-11-20T12:00:00Z');
    expect(localDay(instant)).toBe(localDay(instant, instant.getTimezoneOffset()));
  });

  it('on a Friday, and on no other day, the parcel may come on Saturday', () => {
    const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);
    expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week.filter(defaultSaturdayDelivery)).toEqual(['2026-11-20']);
  });
});

describe('typed numbers', () => {
  it('have one complaint at a time', () => {
    for (const schema of [decimalText('€'), decimalText('kg')]) {
      expect(complaints(schema, '')).toEqual(['Pflichtfeld']);
      expect(complaints(schema, ' ')).toEqual(['Nur Leerzeichen sind nicht erlaubt']);
      expect(complaints(schema, undefined)).toEqual(['Pflichtfeld']);
      expect(complaints(schema, 'x')).toEqual(['Eingabe muss eine Zahl sein']);
    }
  });

  it('read a lone point as they were told', () => {
    const question = 'Meinen Sie 1000 oder 1? Schreiben Sie die Zahl ohne Punkt.';
    expect(v.parse(decimalText('€'), '1.000')).toBe(1000);
    expect(complaints(decimalText('kg'), '1.000')).toEqual([question]);
    expect(v.parse(optionalDecimalText('€'), '1.000')).toBe(1000);
    expect(complaints(optionalDecimalText('kg'), '1.000')).toEqual([question]);
    expect(v.parse(optionalDecimalText('kg'), ' ')).toBeNull();
    expect(complaints(optionalDecimalText('kg'), 'x')).toEqual(['Eingabe muss eine Zahl sein']);
  });
});

describe('rules across fields', () => {
  interface Whole {
    list: { a: string; b: string }[];
    c: string;
  }
  const schema = v.pipe(
    v.object({ list: v.array(v.object({ a: requiredText(9), b: requiredText(9) })), c: requiredText(9) }),
    crossFieldRules<Whole>([
      {
        reads: [['list', 0]],
        at: ['c'],
        isFine: ({ list, c }) => list[0]?.a === c,
        message: ({ c }) => `nicht ${c}`,
      },
      { reads: [], at: ['c'], isFine: () => false, message: 'nie gut' },
      { reads: [], at: ['list', 1, 'b'], isFine: () => false, message: 'auch nicht' },
    ]),
  );
  const of = (value: unknown) =>
    v.safeParse(schema, value).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];
  const two = [
    { a: '1', b: '1' },
    { a: '2', b: '2' },
  ];

  it('give a field one message, in their own words, and point into lists', () =>
    expect(of({ list: two, c: '2' })).toEqual(['c: nicht 2', 'list.1.b: auch nicht']));

  it('wait where something inside of what they read is unsound, and only there', () => {
    expect(of({ list: [{ a: '1', b: '' }, two[1]], c: '2' })).toEqual([
      'list.0.b: Pflichtfeld',
      'c: nie gut',
      'list.1.b: auch nicht',
    ]);
    expect(of({ list: [two[0], { a: '', b: '2' }], c: '1' })).toEqual([
      'list.1.a: Pflichtfeld',
      'c: nie gut',
      'list.1.b: auch nicht',
    ]);
  });

  it('wait where what they read is missing as a whole', () =>
    expect(of({ c: '2' }).filter((text) => text !== 'c: nie gut')).toHaveLength(1));
});
