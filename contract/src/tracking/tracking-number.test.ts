import { describe, expect, test } from 'vitest';
import type { Carrier } from '../entities/carrier.ts';
import { checks } from './check-digits.ts';
import {
  compactTrackingNumber,
  readTrackingNumbers,
  recognizeTrackingNumber,
  trackingPageUrl,
} from './tracking-number.ts';

// Published examples: paketda.de, jkeen/tracking_number_data, UPU S10.
const published = [
  ['DHL', '00340433836442636597'],
  ['DHL', '201298452277'],
  ['DHL', '3318810025'],
  ['DHL', 'RB123456785GB'],
  ['UPS', '1Z5R89390357567127'],
  ['UPS', '1Z879E930346834440'],
  ['FedEx', '986578788855'],
  ['FedEx', '477179081230'],
  ['FedEx', '041441760228964'],
  ['FedEx', '568283610012734'],
] as const;

describe('recognizeTrackingNumber', () => {
  test.each(published)('knows a published number of %s: %s', (carrier, number) => {
    expect(recognizeTrackingNumber(number)[0]).toMatchObject({ carrier, number, check: 'valid' });
  });

  test.each(published)('finds the wrong check digit of %s: %s', (carrier, number) => {
    const wrong = number.replace(/\d(?=[A-Z]*$)/, (digit) => String((Number(digit) + 1) % 10));
    const candidates = recognizeTrackingNumber(wrong).filter((candidate) => candidate.carrier === carrier);
    expect(candidates.map(({ check }) => check)).toEqual(['invalid']);
  });

  test('offers every carrier that writes twelve digits, and guesses none where several check digits are right', () => {
    const verdicts = recognizeTrackingNumber('201298452277').map(({ carrier, check }) => [carrier, check]);
    expect(verdicts).toEqual([
      ['DHL', 'valid'],
      ['FedEx', 'valid'],
      ['GLS', 'valid'],
    ]);
  });

  test('puts a carrier with a right check digit before one with a wrong check digit', () => {
    const verdicts = recognizeTrackingNumber('477179081230').map(({ carrier, check }) => [carrier, check]);
    expect(verdicts[0]).toEqual(['FedEx', 'valid']);
    expect(verdicts).toContainEqual(['DHL', 'invalid']);
  });

  test('reads what a person types: blanks, no-break spaces, dots and small letters', () => {
    expect(recognizeTrackingNumber(' 0034 0433\u00A08364.4263 6597 ')[0]?.number).toBe(
      '00340433836442636597',
    );
    expect(recognizeTrackingNumber('1z 5r8 939 03 5756 7127')[0]).toMatchObject({
      carrier: 'UPS',
      check: 'valid',
    });
  });

  test.each([
    ['GLS', '51029483771'],
    ['GLS', 'XHAX4HDA'],
    ['GLS', '1234567A'],
    ['MEX', 'MX-2611-08844'],
    ['ILO', 'ILO4471902'],
    ['DEKU', 'DK20611874'],
  ])('knows numbers of %s without check digit: %s', (carrier, number) => {
    expect(recognizeTrackingNumber(number)).toMatchObject([{ carrier, check: 'none' }]);
  });

  test.each([
    ['MEX', 'MX-2611-088441'],
    ['ILO', 'ILO4471902123'],
    ['DEKU', 'DK2061187412'],
    ['DHL', 'JJD0123456789'],
    ['DHL', 'JJD01234567890123456789'],
  ])('knows the longest and the shortest of %s: %s', (carrier, number) => {
    expect(recognizeTrackingNumber(number)).toMatchObject([{ carrier, check: 'none' }]);
  });

  test.each([
    'MX-2611-0884',
    'MX-2611-0884412',
    'XMX-2611-08844',
    'ILO447190',
    'ILO44719021234',
    'DK2061187',
    'DK20611874123',
    'JJD012345678',
    'JJD012345678901234567890',
    '003404338364426365970',
    'X00340433836442636597',
    'XILO4471902',
    'XDK20611874',
    'XJJD0123456789',
    'XRB123456785GB',
    'RB123456785GBX',
    'X1Z5R89390357567127',
    '1Z5R893903575671270',
    '5102948377',
    '12345678',
    'XHAX4HDAB',
  ])('knows none that is longer, shorter or has something around it: %s', (text) => {
    // Ten digits are a number of DHL Express by their length alone.
    const carriers = recognizeTrackingNumber(text).map(({ carrier }) => carrier);
    expect(carriers).toEqual(text === '5102948377' ? ['DHL'] : []);
  });

  test.each([
    ['ab–4711', 'AB-4711'],
    ['*LO-104512*', 'LO-104512'],
    ['?', '?'],
    ['Paket Kiel', 'PAKETKIEL'],
    ['DHL Halle 4', 'DHLHALLE4'],
  ])('leaves what is none as it is: %s', (text, compact) => {
    expect(compactTrackingNumber(text)).toBe(compact);
  });

  test.each(['', '   ', 'LO-104512', '123', '1Z5R8939035756712'])('knows no carrier for „%s“', (text) => {
    expect(recognizeTrackingNumber(text)).toEqual([]);
  });
});

describe('the name of a carrier before its number', () => {
  const numbers: Record<Carrier, string> = {
    DHL: '00340433836442636597',
    FedEx: '477179081230',
    UPS: '1Z5R89390357567127',
    MEX: 'MX-2611-10384',
    GLS: '51029483771',
    ILO: 'ILO12345678',
    DEKU: 'DK12345678',
  };

  test.each(Object.entries(numbers))('of %s says only that a number follows', (carrier, number) => {
    for (const text of [`${carrier}: ${number}`, `${carrier} Sendungsnummer: ${number}`])
      expect(recognizeTrackingNumber(text)).toContainEqual(expect.objectContaining({ carrier, number }));
  });

  test('belongs to the number where that begins with it', () => {
    for (const text of ['ILO 447 1902', 'ILO 4471902012', 'ILO-4471902'])
      expect(recognizeTrackingNumber(text).map(({ carrier }) => carrier)).toEqual(['ILO']);
  });
});

describe('words', () => {
  test.each([
    'Max Weber',
    'max weber',
    'MAX WEBER',
    'Dr. Webers',
    'Anna Lee',
    'Kiel Süd',
    'Halle 123',
    'Weg 12345',
    'Tor 4 Ost',
    'Weber 24 b',
    'Max\u00A0Weber',
    'M. Schulz',
    'Schumann',
    'HANNOVER',
    'WERKZEUG',
    'muenchen',
    'XHAXBHDA',
    'dortmund',
    '24.12.2026 12',
    'am 3. 12. 2026 1200',
    '2026-12-24 08',
    '+49 711 12345678',
    'LO]104512',
    'LO}104512',
    'LO)104512',
    '0711) 1234567',
  ])('are no number: %s', (text) => {
    expect(recognizeTrackingNumber(text)).toEqual([]);
  });

  test.each([
    ['1Z 999 AA1 01 2345 6784', 'UPS'],
    ['1z W6A YX8 03 4683 4440', 'UPS'],
    ['1Z AB1 CDE 03 4683 4440', 'UPS'],
    ['RB 123 456 785 GB', 'DHL'],
    ['JJD 0003 9000 7827 3461', 'DHL'],
    ['0034 0433 8364 4263 6597', 'DHL'],
    ['ILO 447 1902', 'ILO'],
    ['DK 2061 1874', 'DEKU'],
    ['510 2948 3771', 'GLS'],
    ['0414 4176 0228 964', 'FedEx'],
    ['XHAX4HDA', 'GLS'],
    ['xhax4hda', 'GLS'],
  ])('are not what carriers print with blanks: %s', (text, carrier) => {
    expect(recognizeTrackingNumber(text).map((candidate) => candidate.carrier)).toContain(carrier);
  });
});

describe('check digits', () => {
  // From the published rules by hand: the sum, its rest, and the digit that follows from it.
  test.each([
    ['dhlPaket', '12341', '(1·3 + 2 + 3·3 + 4) = 18, to 20: 2', false],
    ['dhlPaket', '12342', '(1·3 + 2 + 3·3 + 4) = 18, to 20: 2', true],
    ['dhlPaket', '90017', '(9·3 + 0 + 0 + 1) = 28, to 30: 2', false],
    ['dhlPaket', '9010', '(9·3 + 0 + 1·3) = 30: 0', true],
    ['dhlIdentcode', '125', '(1·4 + 2·9) = 22, to 30: 8', false],
    ['dhlIdentcode', '128', '(1·4 + 2·9) = 22, to 30: 8', true],
    ['gls', '12341', '18 + 1 = 19, to 20: 1', true],
    ['gls', '12342', '18 + 1 = 19, to 20: 1', false],
    ['dhlExpress', '150', '15 modulo 7: 1', false],
    ['dhlExpress', '151', '15 modulo 7: 1', true],
    ['fedex', '1236', '(1·3 + 2·1 + 3·7) = 26 modulo 11: 4', false],
    ['fedex', '1234', '(1·3 + 2·1 + 3·7) = 26 modulo 11: 4', true],
    ['fedex', '0030', '(3·7) = 21 modulo 11: 10, written as 0', true],
    ['fedexGround', '1235', '(1 + 2·3 + 3) = 10: 0', false],
    ['fedexGround', '1230', '(1 + 2·3 + 3) = 10: 0', true],
    ['upu', 'RB000000005GB', 'rest 0, written as 5', true],
    ['upu', 'RB000000000GB', 'rest 0, written as 5', false],
    ['upu', 'RB000040000GB', '4·3 = 12, rest 1, written as 0', true],
    ['upu', 'RB000100008GB', '1·2 = 2, 11 - 2: 9', false],
    ['upu', 'RB473124829GB', 'the example of S10: 9', true],
  ] as const)('%s of %s: %s', (rule, number, _, isRight) => {
    expect(checks[rule](number)).toBe(isRight);
  });
});

describe('the page of the carrier', () => {
  const pageOf = (text: string) => recognizeTrackingNumber(text)[0]?.pageUrl;

  test.each([
    ['1Z 5R8939 03 5756 7127', 'https://www.ups.com/track?loc=de_DE&tracknum=1Z5R89390357567127'],
    ['51029483771', 'https://gls-group.com/DE/de/paketverfolgung?match=51029483771'],
    ['477179081230', 'https://www.fedex.com/fedextrack/?trknbr=477179081230'],
    [
      '00340433836442636597',
      'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340433836442636597',
    ],
    ['3318810025', 'https://www.dhl.com/en/express/tracking.html?brand=DHL&AWB=3318810025'],
  ])('of %s is %s', (number, url) => {
    expect(pageOf(number)).toBe(url);
  });

  test('is null where the carrier has none', () => {
    expect(pageOf('DK20611874')).toBeNull();
    expect(trackingPageUrl('DEKU', 'DK20611874')).toBeNull();
  });

  test('of a carrier that is known is the same, also for a number of a kind that is not', () => {
    expect(trackingPageUrl('DHL', '33 1881 0025')).toBe(pageOf('3318810025'));
    expect(trackingPageUrl('DHL', 'a&b=c')).toContain('piececode=A%26B%3DC');
  });
});

describe('readTrackingNumbers', () => {
  const numbersIn = (text: string) => readTrackingNumbers(text).map(({ number }) => number);

  test.each([
    ['0034 0433 8364 4263 6597', ['00340433836442636597']],
    [' 1z5r89390357567127 ', ['1Z5R89390357567127']],
    [
      '1Z5R89390357567127, 3318810025;51029483771\n\nXHAX4HDA',
      ['1Z5R89390357567127', '3318810025', '51029483771', 'XHAX4HDA'],
    ],
    ['1Z5R89390357567127 51029483771', ['1Z5R89390357567127', '51029483771']],
    ['XHAX4HDA, xhax4hda', ['XHAX4HDA']],
    ['XHAX4HDA YBQ7T3LM', ['XHAX4HDA', 'YBQ7T3LM']],
    ['(00)340433836442636597; ]C1340433836442636597', ['00340433836442636597']],
    ['9622001900000000000000776632517510', ['776632517510']],
    ['guten Tag', ['guten Tag']],
    ['Max\t Weber', ['Max Weber']],
    ['nicht eine Nummer', ['nicht eine Nummer']],
    [' , ;\n', []],
    ['', []],
  ])('finds in „%s“ %j', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
  });

  test('says whose each may be, and looks up no more than twenty', () => {
    expect(readTrackingNumbers('XHAX4HDA, ?')).toMatchObject([
      { number: 'XHAX4HDA', candidates: [{ carrier: 'GLS' }] },
      { number: '?', candidates: [] },
    ]);
    expect(numbersIn(Array.from({ length: 30 }, (_, index) => `A${index}`).join(','))).toHaveLength(20);
  });
});
