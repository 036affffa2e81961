import { describe, expect, it } from 'vitest';
import { countries, countryName, findCountry } from './countries.ts';
import { needsPostalCode, judgePostalCode, normalizePostalCode } from './postal-code.ts';
import { judgeCustoms } from './territories.ts';

const withPattern = countries.filter(({ postalCodePattern }) => postalCodePattern !== undefined);

describe('every format of a postcode', () => {
  it.each(withPattern.map(({ code, postalCodeExample = '' }) => [code, postalCodeExample]))(
    '%s takes its example %s, in small letters too, and nothing around it',
    (code, example) => {
      expect(judgePostalCode(code, example)).toBe('ok');
      expect(judgePostalCode(code, example.toLowerCase())).toBe('ok');
      for (const wrong of [`${example}!`, `!${example}`, '', '!']) {
        expect(judgePostalCode(code, wrong), wrong).not.toBe('ok');
      }
    },
  );

  // Ireland and the islands whose format is a list are below.
  const ofDigits = withPattern.filter(({ postalCodeExample = '' }) => /^[\d -]+$/.test(postalCodeExample));
  it.each(ofDigits.map(({ code, postalCodeExample = '' }) => [code, postalCodeExample]))(
    '%s takes no digit more than %s, and none less',
    (code, example) => {
      expect(judgePostalCode(code, `${example}0`)).not.toBe('ok');
      // Serbia has postcodes of two lengths, and Denmark with the Faroe Islands.
      if (!['DK', 'RS'].includes(code)) expect(judgePostalCode(code, example.slice(0, -1))).not.toBe('ok');
    },
  );

  it.each([
    ['ES', '01001', true],
    ['ES', '00100', false],
    ['ES', '52001', true],
    ['ES', '53001', false],
    ['NL', '0234 AB', false],
    ['NL', '1234 FA', true],
    ['NL', '1234 SB', true],
    ['NL', '1234 SD', false],
    ['NL', '1234 SS', false],
    ['IE', 'D6W XY00', true],
    ['IE', 'D02 AF30', true],
    ['IE', 'B02 AF30', false],
    ['GB', 'GIR 0AA', true],
    ['GB', 'BFPO 801', true],
    ['GB', 'BFPO 12345', false],
    ['GB', 'M1 1AE', true],
    ['GB', 'M1 1CE', false],
    ['GG', 'GY1 1AA', true],
    ['JE', 'GY1 1AA', false],
    ['IM', 'IM99 1AA', true],
    ['LI', '9485', true],
    ['LI', '9498', true],
    ['LI', '9484', false],
    ['AD', 'AD700', true],
    ['AD', 'AD800', false],
    ['MT', 'VLT 1117', true],
    ['MT', 'VLT 1', false],
    ['AX', '21150', false],
    ['SM', '47890', true],
    ['SM', '47790', false],
    ['MC', '98100', false],
    ['GL', '3800', false],
    ['CA', 'K1A 0B1', true],
    ['CA', 'D1A 0B1', false],
    ['US', '95014-1234', true],
    ['US', '95014-12345', false],
    ['RS', '11000', true],
    ['XK', '80000', false],
    ['ME', '71000', false],
  ])('%s %s: %j', (code, text, isOk) => expect(judgePostalCode(code, text) === 'ok').toBe(isOk));

  it('is strict in Europe and a hint elsewhere', () => {
    expect(judgePostalCode('CH', '1')).toBe('invalid');
    expect(judgePostalCode('FR', '1')).toBe('invalid');
    expect(judgePostalCode('TR', '1')).toBe('unusual');
    expect(judgePostalCode('CA', '1')).toBe('unusual');
  });
});

describe('what people write before a postcode', () => {
  it.each([
    ['HR', 'HR-10000', '10000'],
    ['LT', 'lt04340', '04340'],
    ['HR', 'HR10000', '10000'],
    ['LU', 'L-4750', '4750'],
    ['LU', 'L4750', '4750'],
    ['SI', 'SI4000', '4000'],
    ['MD', 'MD2012', '2012'],
    ['DE', 'd-24143', '24143'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH-8001', '8001'],
    ['GR', '15124', '151 24'],
    ['SK', '01001', '010 01'],
  ])('%s %s is %s', (code, text, stored) => {
    expect(normalizePostalCode(code, text)).toBe(stored);
    expect(normalizePostalCode(code.toLowerCase(), text)).toBe(stored);
    expect(judgePostalCode(code, text)).toBe('ok');
  });

  it.each([
    ['DE', '24D-143', '24D-143'],
    ['DE', 'A-1010', 'A-1010'],
    ['HR', '10HR-000', '10HR-000'],
    ['LT', '0LT4340', '0LT4340'],
    ['LU', '4L-750', '4L-750'],
    ['MD', '2MD012', '2MD012'],
    ['SI', '4SI-000', '4SI-000'],
    ['AT', '1A-010', '1A-010'],
    ['CH', '8CH-001', '8CH-001'],
    ['BE', '1234AB', '1234AB'],
    ['CZ', '100000', '100000'],
    ['PL', '000950', '000950'],
    ['LV', '10730', '10730'],
    ['NL', '1234ABC', '1234ABC'],
    ['NL', 'x1234AB', 'X1234AB'],
    ['FR', '33380', '33380'],
    ['GB', ' ec1y   8sy ', 'EC1Y 8SY'],
  ])('%s %s stays wrong or as it is: %s', (code, text, stored) =>
    expect(normalizePostalCode(code, text)).toBe(stored),
  );
});

describe('the sign that a country puts into its postcodes', () => {
  it.each([
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M11AE', 'M1 1AE'],
    ['GB', 'ec1y-8sy', 'EC1Y 8SY'],
    ['GB', 'CR 26XH', 'CR2 6XH'],
    ['GB', 'dn551pt', 'DN55 1PT'],
    ['GB', 'gir0aa', 'GIR 0AA'],
    ['GB', 'bfpo801', 'BFPO 801'],
    ['GG', 'gy11aa', 'GY1 1AA'],
    ['JE', 'je23ab', 'JE2 3AB'],
    ['IM', 'im991aa', 'IM99 1AA'],
    ['GI', 'gx111aa', 'GX11 1AA'],
    ['IE', 'd6wxy00', 'D6W XY00'],
    ['IE', 'A65-F4E2', 'A65 F4E2'],
    ['MT', 'vlt1117', 'VLT 1117'],
    ['NL', '1012ab', '1012 AB'],
    ['NL', '1012  AB', '1012 AB'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['CA', 'H3Z-2Y7', 'H3Z 2Y7'],
    ['SE', '11455', '114 55'],
    ['SE', '114-55', '114 55'],
    ['CZ', '10000', '100 00'],
    ['SK', '01 001', '010 01'],
    ['GR', '151\u00A024', '151 24'],
    ['PL', '00950', '00-950'],
    ['PL', '00 950', '00-950'],
    ['PL', '00–950', '00-950'],
    ['PT', '2725079', '2725-079'],
    ['PT', '2725 079', '2725-079'],
    ['LV', 'lv1073', 'LV-1073'],
    ['LV', 'LV 1073', 'LV-1073'],
    ['FR', '75 002', '75002'],
    ['BR', '01310100', '01310-100'],
    ['JP', '1000001', '100-0001'],
    ['US', '950141234', '95014-1234'],
    ['US', '95014 1234', '95014-1234'],
  ])('%s %s is %s', (code, text, stored) => {
    expect(normalizePostalCode(code, text)).toBe(stored);
    expect(normalizePostalCode(code, stored)).toBe(stored);
    expect(judgePostalCode(code, text)).toBe('ok');
  });

  it.each([
    ['GB', 'BFPO12345'],
    ['GB', 'SW1A 1A'],
    ['GB', 'GIR123'],
    ['PT', '2725'],
    ['PT', '27250790'],
    ['CA', 'K1A0B'],
    ['US', '95014'],
    ['FR', '7500'],
    ['BR', '0131010'],
  ])('is put into nothing else: %s %s', (code, text) => {
    expect(normalizePostalCode(code, text)).toBe(text);
  });
});

describe('countries', () => {
  it('have postcodes or none', () => {
    expect(needsPostalCode('DE')).toBe(true);
    expect(needsPostalCode('HK')).toBe(false);
    expect(needsPostalCode('QQ')).toBe(false);
  });

  it('ask for a region where a parcel goes astray without one', () => {
    const asking = countries.filter(({ isRegionRequired }) => isRegionRequired).map(({ code }) => code);
    expect(asking.toSorted()).toEqual(['AU', 'BR', 'CA', 'MX', 'US']);
  });

  it('are found by their code in any case', () => expect(findCountry('de')).toBe(findCountry('DE')));

  it('have names that belong into an address', () => {
    expect(countryName('hk')).toBe('Hongkong');
    expect(countryName('at')).toBe('Österreich');
    expect(countryName('')).toBe('');
    expect(countryName('D')).toBe('D');
    expect(countryName('DEU')).toBe('DEU');
    expect(countryName('1A')).toBe('1A');
  });
});

describe('customs', () => {
  const kiel = { countryCode: 'DE', postalCode: '24143' };
  const verdict = (from: string, to: string) => {
    const placeOf = (text: string) => {
      const [countryCode = '', postalCode = ''] = text.split(/ (.*)/);
      return { countryCode, postalCode };
    };
    const judged = judgeCustoms(placeOf(from), placeOf(to));
    return judged.isRequired ? judged.reason : 'none';
  };

  it.each([
    ['DE 24143', 'IT 22061', 'territory'],
    ['DE 24143', 'IT 00144', 'none'],
    ['DE 24143', 'ES 52001', 'territory'],
    ['DE 24143', 'GR 630 86', 'territory'],
    ['DE 24143', 'GR 630 87', 'territory'],
    ['DE 24143', 'GR 151 24', 'none'],
    ...['971', '972', '973', '974', '976', '978', '975', '977', '986', '987', '988'].map(
      (prefix) => ['DE 24143', `FR ${prefix}00`, 'territory'] as const,
    ),
    ['DE 24143', 'DK 3900', 'territory'],
    ['DE 24143', 'DK 100', 'territory'],
    ['DE 24143', 'DE D-27498', 'territory'],
    ['DE 24143', 'FI 00550', 'none'],
    ['DE 24143', 'IS 320', 'country'],
    ['GB BT1 1AA', 'DE 24143', 'none'],
    ['GB EC1Y 8SY', 'GB BT1 1AA', 'country'],
    ['GB EC1Y 8SY', 'GB M1 1AE', 'none'],
    ['MC 98000', 'DE 24143', 'none'],
    ['CH 8001', 'DE 24143', 'country'],
    ['ES 35002', 'ES 28039', 'country'],
    ['ES 28039', 'ES 35002', 'territory'],
    ['de 24143', 'at 1010', 'none'],
    ['DE 24143', 'QQ 1', 'none'],
    ['QQ 1', 'CH 8001', 'none'],
    ['DE 24143', ' 8001', 'none'],
  ] as const)('from %s to %s: %s', (from, to, reason) => expect(verdict(from, to)).toBe(reason));

  it.each([
    ['DE', '78266', 'in Büsingen am Hochrhein'],
    ['DK', '100', 'auf den Färöern'],
    ['DK', '3900', 'in Grönland'],
    ['FR', '97110', 'auf Guadeloupe'],
    ['FR', '98800', 'in Neukaledonien'],
  ])('%s %s lies „%s“', (countryCode, postalCode, name) =>
    expect(judgeCustoms(kiel, { countryCode, postalCode })).toMatchObject({ territory: { name } }),
  );
});

describe('what stands around a postcode where it was copied from', () => {
  it.each([
    ['DE', '26133,', '26133'],
    ['DE', '26133.', '26133'],
    ['DE', "'01067", '01067'],
    ['DE', '2\u200B6133\u2060', '26133'],
    ['AT', 'A-1010;', '1010'],
    ['GB', 'sw1a1aa,', 'SW1A 1AA'],
    ['JP', '〒104-0061', '104-0061'],
    ['JP', '〒１０４－００６１', '104-0061'],
    ['DE', '０１０６７', '01067'],
    ['GB', 'ＳＷ１Ａ　１ＡＡ', 'SW1A 1AA'],
  ])('is no part of it in %s: „%s“', (code, text, stored) => {
    expect(normalizePostalCode(code, text)).toBe(stored);
    expect(judgePostalCode(code, text)).toBe('ok');
  });
});
