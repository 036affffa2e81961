import { afterEach, expect, test, vi } from 'vitest';
import { federalStateOf, holidaysAt } from './holidays.ts';

const at = (postalCode: string, state = '', countryCode = 'DE') => ({ countryCode, postalCode, state });

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['24143', 'SH'], // Kiel
  ['22301', 'HH'], // Hamburg
  ['22844', 'SH'], // Norderstedt
  ['23552', 'SH'], // Lübeck
  ['23966', 'MV'], // Wismar
  ['18055', 'MV'], // Rostock
  ['28195', 'HB'], // Bremen
  ['27568', 'HB'], // Bremerhaven
  ['26122', 'NI'], // Oldenburg
  ['30159', 'NI'], // Hannover
  ['38100', 'NI'], // Braunschweig
  ['49074', 'NI'], // Osnabrück
  ['10117', 'BE'], // Berlin
  ['14193', 'BE'], // Berlin-Grunewald
  ['12529', 'BB'], // Schönefeld
  ['14467', 'BB'], // Potsdam
  ['03046', 'BB'], // Cottbus
  ['16225', 'BB'], // Eberswalde
  ['39104', 'ST'], // Magdeburg
  ['06108', 'ST'], // Halle
  ['01067', 'SN'], // Dresden
  ['02625', 'SN'], // Bautzen
  ['04109', 'SN'], // Leipzig
  ['09111', 'SN'], // Chemnitz
  ['99084', 'TH'], // Erfurt
  ['04600', 'TH'], // Altenburg
  ['07743', 'TH'], // Jena
  ['50667', 'NW'], // Köln
  ['33602', 'NW'], // Bielefeld
  ['48143', 'NW'], // Münster
  ['34117', 'HE'], // Kassel
  ['60311', 'HE'], // Frankfurt
  ['64283', 'HE'], // Darmstadt
  ['55116', 'RP'], // Mainz
  ['55246', 'HE'], // Mainz-Kostheim
  ['54290', 'RP'], // Trier
  ['67655', 'RP'], // Kaiserslautern
  ['66111', 'SL'], // Saarbrücken
  ['66482', 'RP'], // Zweibrücken
  ['68159', 'BW'], // Mannheim
  ['68623', 'HE'], // Lampertheim
  ['70173', 'BW'], // Stuttgart
  ['79098', 'BW'], // Freiburg
  ['89073', 'BW'], // Ulm
  ['89231', 'BY'], // Neu-Ulm
  ['88131', 'BY'], // Lindau
  ['97070', 'BY'], // Würzburg
  ['97980', 'BW'], // Bad Mergentheim
  ['63739', 'BY'], // Aschaffenburg
  ['80331', 'BY'], // München
  ['96450', 'BY'], // Coburg
] as const)('%s lies in %s', (postalCode, state) => {
  expect(federalStateOf(at(postalCode))).toBe(state);
});

test('a state that is typed goes before the postcode, by its name or its letters', () => {
  expect(federalStateOf(at('24143', 'Bayern'))).toBe('BY');
  expect(federalStateOf(at('24143', ' by '))).toBe('BY');
  expect(federalStateOf(at('24143', 'Irgendwo'))).toBe('SH');
  expect(federalStateOf(at('', ''))).toBeUndefined();
  expect(federalStateOf(at('1010', 'Wien', 'AT'))).toBeUndefined();
});

test('holidays are those of the Bundesland', () => {
  const kiel = holidaysAt(at('24143'));
  const munich = holidaysAt(at('80331'));
  expect(kiel('2026-12-25')).toBe('1. Weihnachtstag');
  expect(kiel('2027-01-06')).toBeNull();
  expect(munich('2027-01-06')).toBe('Heilige Drei Könige');
  expect(kiel('2026-10-31')).toBe('Reformationstag');
  expect(munich('2026-10-31')).toBeNull();
  expect(kiel('2026-11-23')).toBeNull();
});

test.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'Pacific/Pago_Pago'])(
  'a holiday is the same day for whoever looks from %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    // A year that nobody has asked for, since years are kept.
    const year = { 'Pacific/Kiritimati': 2401, 'Pacific/Auckland': 2402 }[zone] ?? 2403;
    expect(new Date(year, 0).getTimezoneOffset()).not.toBe(0);
    expect(holidaysAt(at('01067'))(`${year}-12-25`)).toBe('1. Weihnachtstag');
    expect(holidaysAt(at('01067'))(`${year}-12-26`)).toBe('2. Weihnachtstag');
    expect(holidaysAt(at('01067'))(`${year}-10-03`)).toBe('Tag der Deutschen Einheit');
  },
);

test('where the Bundesland is not known they are those of all, and of another country none are known', () => {
  const somewhere = holidaysAt(at('00000'));
  expect(somewhere('2027-10-03')).toBe('Tag der Deutschen Einheit');
  expect(somewhere('2027-01-06')).toBeNull();
  expect(holidaysAt(at('1010', '', 'AT'))('2026-12-25')).toBeNull();
});

test('a year is worked out again after many others', () => {
  const kiel = holidaysAt(at('24143'));
  for (let year = 2000; year < 2600; year += 1) expect(kiel(`${year}-12-25`)).toBe('1. Weihnachtstag');
  expect(kiel('2026-12-26')).toBe('2. Weihnachtstag');
});
