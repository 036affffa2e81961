/** By which law goods are carried: it decides what a consignment note has to say. */
export type CarriageLaw =
  /** Within Germany: §§ 407 ff. HGB. */
  | 'hgb'
  /** Across a border by road: the convention of 1956 on the international carriage of goods by road. */
  | 'cmr'
  /** Across a border and further than lorries go: CMR as far as it is carried by road. */
  | 'overseas'
  /** Within another country: that country's own law. */
  | 'national';

/**
 * Countries that lorries reach from Germany, by ferry too. All of them but AD, GI, IS, LI, MC, SM, VA and XK are parties
 * to the CMR, and it is enough that one end is (Art. 1). Source: United Nations Treaty Collection, XI-B-11; November 2026.
 */
const reachedByRoad: ReadonlySet<string> = new Set(
  [
    'AD',
    'AL',
    'AM',
    'AT',
    'AX',
    'AZ',
    'BA',
    'BE',
    'BG',
    'BY',
    'CH',
    'CY',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
  ].concat(
    ['FI', 'FR', 'GB', 'GE', 'GG', 'GI', 'GR', 'HR', 'HU', 'IE', 'IM', 'IR', 'IS', 'IT', 'JE', 'JO', 'KG'],
    ['KZ', 'LB', 'LI', 'LT', 'LU', 'LV', 'MA', 'MC', 'MD', 'ME', 'MK', 'MN', 'MT', 'NL', 'NO', 'PL', 'PT'],
    ['RO', 'RS', 'RU', 'SE', 'SI', 'SK', 'SM', 'SY', 'TJ', 'TM', 'TN', 'TR', 'UA', 'UZ', 'VA', 'XK'],
  ),
);

/**
 * The law of a route. Customs have no say in it: Helgoland is Germany, and the Canary Islands are Spain.
 *
 * @param from country where the goods are taken over, ISO 3166-1 alpha-2
 * @param to country where they are delivered
 */
export function carriageLaw(from: string, to: string): CarriageLaw {
  if (from === to) return from === 'DE' ? 'hgb' : 'national';
  return reachedByRoad.has(from) && reachedByRoad.has(to) ? 'cmr' : 'overseas';
}
