import { describe, expect, test } from 'vitest';
import { recognizeTrackingNumber, trackingPageUrl } from './tracking-number.ts';

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
    ['MEX', 'MX-2611-08844'],
    ['ILO', 'ILO4471902'],
    ['DEKU', 'DK20611874'],
  ])('knows numbers of %s without check digit: %s', (carrier, number) => {
    expect(recognizeTrackingNumber(number)).toMatchObject([{ carrier, check: 'none' }]);
  });

  test.each(['', '   ', 'LO-104512', '123', '1Z5R8939035756712'])('knows no carrier for „%s“', (text) => {
    expect(recognizeTrackingNumber(text)).toEqual([]);
  });
});

describe('trackingPageUrl', () => {
  test('puts the compact number into the address', () => {
    expect(trackingPageUrl('UPS', '1Z 5R8939 03 5756 7127')).toBe(
      'https://www.ups.com/track?loc=de_DE&tracknum=1Z5R89390357567127',
    );
  });

  test('encodes what is not a number', () => {
    expect(trackingPageUrl('DHL', 'a&b=c')).toContain('piececode=A%26B%3DC');
  });

  test('is null for a carrier without a public page', () => {
    expect(trackingPageUrl('DEKU', 'DK20611874')).toBeNull();
  });
});
