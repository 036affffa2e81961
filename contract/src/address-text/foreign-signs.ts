import { findCountry } from '../geography/countries.ts';

/** Words of streets, and where they are used. */
const streetWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:\d+\p{L}{0,3},? )?(?:rue|avenue|boulevard|bd|place|chemin|quai|impasse)\b/iu, 'FR BE CH LU MC CA'],
  [/^(?:via|viale|piazza|corso|vicolo)\b/iu, 'IT CH SM VA'],
  [/^(?:calle|c\/|avenida|avda|plaza|paseo|carrer)/iu, 'ES AD PT MX CL'],
  [/^(?:rua|avenida|praça|largo|travessa)\b/iu, 'PT BR ES MX CL'],
  [/^(?:ul\.|ulica|aleja|al\.)/iu, 'PL SK RS HR BA MK UA SI BG'],
  [/(?:gatan|vägen)\b/iu, 'SE FI'],
  [/\p{L}(?:vej|gade|stræde)\b/iu, 'DK FO GL'],
  [/(?:katu|tie) \d/iu, 'FI'],
  [/(?:straat|laan|plein|gracht)\b/iu, 'NL BE'],
  [/\b(?:utca|út|tér)\b/iu, 'HU'],
  [/\b(?:cad(?:desi|\.)|sok(?:ak|ağı|\.)|bulvarı|mah(?:allesi|\.))/iu, 'TR'],
  [/\b(?:street|road|lane|drive|avenue|st\.?|rd\.?|ave\.?|blvd\.?)$/iu, 'GB IE US CA AU NZ ZA IN SG HK'],
  [/^(?:strada|șoseaua|bulevardul)\b/iu, 'RO MD'],
];

/** What international numbers of a country begin with, without the plus. */
const callingCodes: Readonly<Record<string, string>> = Object.fromEntries(
  'AT43 BE32 BG359 CH41 CZ420 DE49 DK45 EE372 ES34 FI358 FR33 GB44 GR30 HR385 HU36 IE353 IT39 LI423 LT370 LU352 LV371 NL31 NO47 PL48 PT351 RO40 RS381 SE46 SI386 SK421 TR90 UA380 US1 CA1'
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

const germanSpeaking = new Set(['DE', 'AT', 'LI']);

/**
 * Whether something speaks against a country that nothing names: letters, words of streets, a telephone number or
 * an e-mail address of another one.
 */
export function seemsForeign(
  countryCode: string,
  { city, street, phone, email }: Record<'city' | 'street' | 'phone' | 'email', string>,
): boolean {
  const places = streetWords.filter(([word]) => word.test(street)).map(([, codes]) => codes.split(' '));
  const isOtherStreet = places.length > 0 && !places.some((codes) => codes.includes(countryCode));
  const isOtherTown = germanSpeaking.has(countryCode) && /[^\P{L}a-zäöüß]/iu.test(city);
  const isOtherWord = germanSpeaking.has(countryCode) && /[^\P{L}a-zäöüßàâçéèêëîïñô]/iu.test(street);
  const ownCode = callingCodes[countryCode];
  const digits = /^(?:\+|00)([\d\s()/.-]+)/.exec(phone)?.[1]?.replaceAll(/\D/g, '');
  const isOtherPhone = digits !== undefined && ownCode !== undefined && !digits.startsWith(ownCode);
  const domain = /\.(\p{L}{2})$/u.exec(email)?.[1]?.toUpperCase() ?? '';
  const owner = domain === 'UK' ? 'GB' : findCountry(domain)?.code;
  const isOtherMail = owner !== undefined && owner !== countryCode;
  return isOtherStreet || isOtherTown || isOtherWord || isOtherPhone || isOtherMail;
}
