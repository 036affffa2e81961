/**
 * How countries order the last lines of an address in Latin letters: C is the town, S the state or region, Z the
 * postcode, A the street where something stands above it, and `|` begins a line; all others write „Z C“. Source: the
 * address data of Google's libaddressinput (`lfmt`, else `fmt`), without what it adds of names and signs of countries.
 * Compared in November 2026. Editable data, not code.
 */
const countriesByOrder: Readonly<Record<string, string>> = {
  'C Z': 'BH BM BN BT GU IL JO KH LB LS MT MV NP NZ PR SA SG VC',
  'C, Z': 'LV MM',
  'C-Z': 'PK',
  'C - Z': 'BD',
  'C|Z': 'AF AI FK GB GG GI GS IM IO JE KE LK NA PN SD SH SZ TC VG ZA',
  'C|A|Z': 'HU',
  'Z|C': 'AL EC MU OM',
  'C S Z': 'AS AU CA CC CX FM HM MH MP NF PW UM US VI',
  'C, S Z': 'BB SO TW',
  'C|S Z': 'ID KY MN TH VN',
  'C|S, Z': 'CN KP',
  'C, S|Z': 'HN IQ JP',
  'C|S|Z': 'EG IE KR RU UA',
  'C-S|Z': 'BR',
  'C, S, Z': 'CO',
  'C Z|S': 'IN NG PE',
  'C Z, S': 'VE',
  'C Z S': 'PG',
  'C|S': 'AE HK JM KI PA SC SR TV',
  'C, S': 'BS KN',
  'Z C S': 'EE ES IT LT MZ PF UY',
  'Z S C': 'RO',
  'Z, C|S': 'BY',
  'Z|C, S': 'NI',
  'S, C|Z': 'CR',
  'C S|Z': 'CU',
  'Z C, S': 'MX',
  'Z C/S': 'TR',
  'Z C|S': 'AR CL CV MY UZ',
  'Z|C|S': 'AM',
  'Z C-S': 'SV',
  'C|Z S': 'PH',
};

/** Stands in an order for the street. */
export const STREET = 'A';

/** The order of each country that has another than most. */
export const placeOrders: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByOrder).flatMap(([order, codes]) =>
    codes.split(' ').map((code) => [code, order] as const),
  ),
);
