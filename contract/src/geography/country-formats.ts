/* Postcode formats by country. Source: Google Address Data and postcode-validator; formats, not existence. */

/** Code, pattern of the whole postcode whatever its case, and an example. */
export type CountryFormat = readonly [code: string, pattern: RegExp, example: string];

/** Members of the EU; a postcode that does not fit is an error. */
export const euFormats: readonly CountryFormat[] = [
  ['AT', /^[1-9]\d{3}$/i, '1010'],
  ['BE', /^\d{4}$/i, '4000'],
  ['BG', /^\d{4}$/i, '1000'],
  ['HR', /^\d{5}$/i, '10000'],
  ['CY', /^\d{4}$/i, '2008'],
  ['CZ', /^\d{3} ?\d{2}$/i, '100 00'],
  ['DE', /^\d{5}$/i, '26133'],
  // The Faroe Islands, which are addressed as Denmark, too, have three digits.
  ['DK', /^(?:\d{4}|[1-9]\d{2})$/i, '8660'],
  ['EE', /^\d{5}$/i, '69501'],
  ['ES', /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/i, '28039'],
  ['FI', /^\d{5}$/i, '00550'],
  ['FR', /^\d{2} ?\d{3}$/i, '33380'],
  ['GR', /^\d{3} ?\d{2}$/i, '151 24'],
  ['HU', /^\d{4}$/i, '1037'],
  ['IE', /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?[0-9AC-FHKNPRTV-Y]{4}$/i, 'A65 F4E2'],
  ['IT', /^\d{5}$/i, '00144'],
  ['LT', /^\d{5}$/i, '04340'],
  ['LU', /^\d{4}$/i, '4750'],
  ['LV', /^LV-\d{4}$/i, 'LV-1073'],
  ['MT', /^[A-Z]{3} ?\d{2,4}$/i, 'NXR 01'],
  ['NL', /^[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])$/i, '1234 AB'],
  ['PL', /^\d{2}-\d{3}$/i, '00-950'],
  ['PT', /^\d{4}-\d{3}$/i, '2725-079'],
  ['RO', /^\d{6}$/i, '060274'],
  ['SE', /^\d{3} ?\d{2}$/i, '114 55'],
  ['SI', /^\d{4}$/i, '4000'],
  ['SK', /^\d{3} ?\d{2}$/i, '010 01'],
];

/** Neighbours of the EU; a postcode that does not fit is an error. */
export const neighbourFormats: readonly CountryFormat[] = [
  ['AD', /^AD[1-7]0\d$/i, 'AD100'],
  ['AX', /^22\d{3}$/i, '22150'],
  ['CH', /^\d{4}$/i, '2544'],
  ['FO', /^\d{3}$/i, '100'],
  ['GB', /^(?:GIR 0AA|BFPO \d{1,4}|[A-Z]{1,2}\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2})$/i, 'EC1Y 8SY'],
  ['GG', /^GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}$/i, 'GY1 1AA'],
  ['GI', /^GX11 1AA$/i, 'GX11 1AA'],
  ['GL', /^39\d{2}$/i, '3900'],
  ['IM', /^IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}$/i, 'IM2 1AA'],
  ['IS', /^\d{3}$/i, '320'],
  ['JE', /^JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}$/i, 'JE1 1AA'],
  ['LI', /^(?:948[5-9]|949[0-8])$/i, '9496'],
  ['MC', /^980\d{2}$/i, '98000'],
  ['NO', /^\d{4}$/i, '0025'],
  ['SM', /^4789\d$/i, '47890'],
  ['VA', /^00120$/i, '00120'],
];

/** Others; a postcode that does not fit is a warning. */
export const otherFormats: readonly CountryFormat[] = [
  ['AL', /^\d{4}$/i, '1001'],
  ['BA', /^\d{5}$/i, '71000'],
  ['CA', /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i, 'H3Z 2Y7'],
  ['MD', /^\d{4}$/i, '2012'],
  ['ME', /^8\d{4}$/i, '81257'],
  ['MK', /^\d{4}$/i, '1314'],
  ['RS', /^\d{5,6}$/i, '106314'],
  ['TR', /^\d{5}$/i, '01960'],
  ['UA', /^\d{5}$/i, '15432'],
  ['US', /^\d{5}(?:[ -]\d{4})?$/i, '95014'],
  ['XK', /^[1-7]\d{4}$/i, '10000'],
];

/** Countries overseas in which every postcode has one form that nobody varies; one that does not fit is an error. */
export const overseasFormats: readonly CountryFormat[] = [
  ['AU', /^\d{4}$/i, '2060'],
  ['BR', /^\d{5}-\d{3}$/i, '40301-110'],
  ['CL', /^\d{7}$/i, '8340457'],
  ['CN', /^\d{6}$/i, '266033'],
  ['IL', /^\d{5}(?:\d{2})?$/i, '9614303'],
  ['IN', /^[1-9]\d{5}$/i, '110034'],
  ['JP', /^\d{3}-\d{4}$/i, '154-0023'],
  ['KR', /^\d{5}$/i, '03051'],
  ['MX', /^\d{5}$/i, '02860'],
  ['NZ', /^\d{4}$/i, '6001'],
  ['SG', /^\d{6}$/i, '546080'],
  ['TH', /^\d{5}$/i, '10150'],
  ['ZA', /^\d{4}$/i, '0083'],
];

/** Countries without postcodes. */
export const countriesWithoutPostcodes: readonly string[] = ['AE', 'HK'];

/** Countries whose addresses need a region. */
export const countriesWithRegion: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'MX']);
