import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressRules } from '../entities/address-rules.ts';
import { addressSchema, emptyAddressBlock } from '../entities/address.ts';
import { countries } from './countries.ts';
import { behindSign, judgePostalCode, needsPostalCode, normalizePostalCode } from './postal-code.ts';

/** What the rules say of a postcode in an address of that country. */
function saidOf(countryCode: string, postalCode: string): string | undefined {
  const block = emptyAddressBlock(countryCode);
  const whole = { ...block, address: { ...block.address, postalCode } };
  const rules = addressRules<typeof whole>(
    [],
    (one) => one,
    () => true,
  );
  const broken = rules.find((rule) => rule.at.at(-1) === 'postalCode' && !rule.isFine(whole));
  return typeof broken?.message === 'function' ? broken.message(whole) : broken?.message;
}

describe('the sign of a country before its postcode', () => {
  const ofCountries = countries.flatMap(({ code, postalCodeExample }) =>
    postalCodeExample === undefined ? [] : [[code, postalCodeExample] as const],
  );

  it.each(ofCountries)('%s: the ISO code before %s is dropped, however it is put', (code, example) => {
    for (const between of ['-', ' ', ' - ', '–', '\u2011', '\u00A0', '\u2212', '.', '. ', '/', ' / '])
      for (const text of [`${code}${between}${example}`, `${code}${between}${example}`.toLowerCase()]) {
        expect(normalizePostalCode(code, text), text).toBe(example);
        expect(saidOf(code, text), text).toBeUndefined();
      }
  });

  it.each([
    ['DE', 'D-26133', '26133'],
    ['DE', 'D26133', '26133'],
    ['DE', 'D - 26 133', '26133'],
    ['DE', 'DE 26133', '26133'],
    ['AT', 'A 1010', '1010'],
    ['IT', 'I-39100', '39100'],
    ['DK', 'DK-8660', '8660'],
    ['DK', 'dk8660', '8660'],
    ['SE', 'S-114 55', '114 55'],
    ['SE', 'SE-11455', '114 55'],
    ['FI', 'FIN-00100', '00100'],
    ['FI', 'FI-00100', '00100'],
    ['LU', 'L – 4750', '4750'],
    ['BE', 'B-1000', '1000'],
    ['FR', 'F-75 002', '75002'],
    ['NL', 'NL-1012ab', '1012 AB'],
    ['ES', 'E-28039', '28039'],
    ['PT', 'P-1000-001', '1000-001'],
    ['PT', 'P-1000001', '1000-001'],
    ['PT', '1000001', '1000-001'],
    ['PL', 'PL-00950', '00-950'],
    ['DE', 'PLZ 26133', '26133'],
    ['GR', 'Τ.Κ. 105 63', '105 63'],
    ['GR', 'TK10563', '105 63'],
    ['IT', 'CAP 00144', '00144'],
    ['ES', 'C.P. 28039', '28039'],
    ['CZ', 'PSČ 110 00', '110 00'],
    ['SG', 'S079903', '079903'],
    ['SG', 'S(079903)', '079903'],
    ['CZ', 'CZ-11000', '110 00'],
    ['SK', 'SK-010 01', '010 01'],
    ['HU', 'H-1037', '1037'],
    ['SI', 'SLO-4000', '4000'],
    ['RO', 'RO-060274', '060274'],
    ['BG', 'BG-1000', '1000'],
    ['GR', 'GR-15124', '151 24'],
    ['LT', 'LT-04340', '04340'],
    ['LV', 'LV-1073', 'LV-1073'],
    ['LV', 'LV-LV1073', 'LV-1073'],
    ['EE', 'EST-69501', '69501'],
    ['IE', 'IRL-A65F4E2', 'A65 F4E2'],
    ['MT', 'M-VLT1117', 'VLT 1117'],
    ['LI', 'FL-9490', '9490'],
    ['LI', 'CH-9490', '9490'],
    ['NO', 'N-0025', '0025'],
    ['GB', 'UK-sw1a1aa', 'SW1A 1AA'],
    ['JE', 'GB-JE23AB', 'JE2 3AB'],
    ['JE', 'JE2 3AB', 'JE2 3AB'],
    ['AD', 'AD 100', 'AD100'],
    ['AD', 'AND-AD100', 'AD100'],
    ['MC', 'F-98000', '98000'],
    ['SM', 'I-47890', '47890'],
    ['VA', 'SCV-00120', '00120'],
    ['CA', 'CDN-k1a0b1', 'K1A 0B1'],
    ['US', 'USA-95014-1234', '95014-1234'],
    ['JP', '1540023', '154-0023'],
    ['JP', 'JP-154 0023', '154-0023'],
    ['BR', 'BR-01310100', '01310-100'],
    ['IN', '110 034', '110034'],
    ['CL', '834-0457', '8340457'],
    ['AT', 'AUT-1010', '1010'],
    ['DE', 'DEU 26133', '26133'],
    ['IT', 'ITA-39100', '39100'],
    ['DK', 'DNK-8660', '8660'],
    ['LU', 'LUX-1741', '1741'],
    ['GR', 'EL-10563', '105 63'],
    ['GR', 'GRC 105 63', '105 63'],
    ['CH', 'CHE.8001', '8001'],
    ['PL', 'POL/00-950', '00-950'],
    ['XK', 'XKX-10000', '10000'],
    ['DE', 'D.26133', '26133'],
    ['DE', 'D/26133', '26133'],
    ['DE', 'D\u221226133', '26133'],
    ['PT', '1000\u2212001', '1000-001'],
    ['PT', 'PT 2725-079', '2725-079'],
    ['GB', 'GB SW1A 1AA', 'SW1A 1AA'],
    ['CA', 'CDN H3Z 2Y7', 'H3Z 2Y7'],
    ['US', 'USA 95014-5678', '95014-5678'],
    ['BR', 'BR 40301-110', '40301-110'],
    ['MT', 'ISL-1010', 'ISL 1010'],
    ['FI', 'AX-22100', '22100'],
    ['FI', 'ALA 22150', '22150'],
    ['DK', 'GL-3900', '3900'],
    ['FR', 'MC-98000', '98000'],
    ['IT', 'RSM-47890', '47890'],
    ['IT', 'SCV-00120', '00120'],
    ['GB', 'GBJ-JE2 3AB', 'JE2 3AB'],
    ['GB', 'IM2 1AA', 'IM2 1AA'],
  ])('%s %s is stored as %s', (code, text, stored) => {
    expect(normalizePostalCode(code, text)).toBe(stored);
    expect(normalizePostalCode(code, stored)).toBe(stored);
    expect(saidOf(code, text)).toBeUndefined();
    // The sign is no part of the ten characters.
    const address = { ...emptyAddressBlock(code).address, addressLine1: 'x', city: 'x', postalCode: text };
    expect(v.is(addressSchema, address)).toBe(true);
  });

  it.each([
    ['DE', 'A-1010', 'Postleitzahl A-1010 gehört zu Österreich, nicht zu Deutschland.'],
    ['DE', 'A 1010', 'Postleitzahl A 1010 gehört zu Österreich, nicht zu Deutschland.'],
    ['DE', 'A-10115', 'Postleitzahl A-10115 gehört zu Österreich, nicht zu Deutschland.'],
    ['DE', 'CH-8001', 'Postleitzahl CH-8001 gehört zur Schweiz, nicht zu Deutschland.'],
    [
      'DE',
      'GB-SW1A 1AA',
      'Postleitzahl GB-SW1A 1AA gehört zum Vereinigten Königreich, nicht zu Deutschland.',
    ],
    ['AT', 'D-26133', 'Postleitzahl D-26133 gehört zu Deutschland, nicht zu Österreich.'],
    ['CH', 'FL-9490', 'Postleitzahl FL-9490 gehört zu Liechtenstein, nicht zur Schweiz.'],
    ['DK', 'FO-2100', 'Postleitzahl FO-2100 gehört zu den Färöern, nicht zu Dänemark.'],
    ['FI', 'AX-00550', 'Postleitzahl AX-00550 gehört zu den Ålandinseln, nicht zu Finnland.'],
    ['FR', 'B-1000', 'Postleitzahl B-1000 gehört zu Belgien, nicht zu Frankreich.'],
    ['RS', 'HR-10000', 'Postleitzahl HR-10000 gehört zu Kroatien, nicht zu Serbien.'],
    ['DE', 'AUT.1010', 'Postleitzahl AUT.1010 gehört zu Österreich, nicht zu Deutschland.'],
    ['AT', 'DEU 26133', 'Postleitzahl DEU 26133 gehört zu Deutschland, nicht zu Österreich.'],
    ['FR', 'CHE/8001', 'Postleitzahl CHE/8001 gehört zur Schweiz, nicht zu Frankreich.'],
    ['DE', 'E1 6AN', 'Postleitzahl passt nicht zu Deutschland (Beispiel: 26133).'],
    ['DE', 'X-26133', 'Postleitzahl passt nicht zu Deutschland (Beispiel: 26133).'],
  ])('%s %s names another country or none: %s', (code, text, message) => {
    expect(judgePostalCode(code, text)).toBe('invalid');
    expect(normalizePostalCode(code, text)).toBe(text);
    expect(saidOf(code, text)).toBe(message);
  });

  it('is no sign where a region stands there', () =>
    expect(judgePostalCode('US', 'IL-60601')).toBe('unusual'));

  it('leaves ten characters to what is stored', () => {
    const typed = { ...emptyAddressBlock('DE').address, addressLine1: 'x', city: 'x' };
    expect(v.is(addressSchema, { ...typed, postalCode: 'D-12345678901' })).toBe(false);
    expect(saidOf('HK', 'D-1234567890')).toBe('Maximal 10 Zeichen');
  });
});

describe('postcodes overseas', () => {
  it.each(['AU', 'BR', 'CL', 'CN', 'IL', 'IN', 'JP', 'KR', 'MX', 'NZ', 'SG', 'TH', 'ZA'])(
    '%s asks for its postcode, and for one that fits',
    (code) => {
      expect(needsPostalCode(code)).toBe(true);
      expect(saidOf(code, '')).toBe('Pflichtfeld');
      for (const wrong of ['abc', '12', '123456789'])
        expect(judgePostalCode(code, wrong), wrong).toBe('invalid');
    },
  );

  it.each([
    ['AU', '3000', true],
    ['AU', '30000', false],
    ['CN', '100000', true],
    ['CN', '10000', false],
    ['IL', '61000', true],
    ['IL', '6100001', true],
    ['IL', '610000', false],
    ['IN', '012345', false],
    ['KR', '04524', true],
    ['KR', '110-700', false],
    ['MX', '06600', true],
    ['NZ', '0610', true],
    ['SG', '018956', true],
    ['SG', '18956', false],
    ['ZA', '8001', true],
  ])('%s %s: %j', (code, text, isOk) => expect(judgePostalCode(code, text) === 'ok').toBe(isOk));

  it('are not asked for where there are none', () => {
    const without = countries.filter(({ isPostalCodeRequired }) => !isPostalCodeRequired);
    expect(without.map(({ code }) => code)).toEqual(['AE', 'HK']);
    expect(saidOf('AE', '')).toBeUndefined();
  });
});

describe('what stands behind a sign', () => {
  it.each([
    ['D-25980', '25980'],
    ['PL 00-950 Warszawa', '00-950 WARSZAWA'],
    ['gb–n1c 4ag', 'N1C 4AG'],
    ['25980', undefined],
    ['S355', undefined],
    ['LO-104447', undefined],
    ['D-Angelo', undefined],
  ])('of %j is %j', (text, behind) => expect(behindSign(text)).toBe(behind));
});
