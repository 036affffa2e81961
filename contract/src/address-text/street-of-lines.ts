import { hasLegalForm, isNamedHouse, isNoName, isPerson } from './recognized-names.ts';
import { isArea, isFurtherLine, isPlaceInside, likenessOfStreet, tidyStreet } from './recognized-street.ts';

/** Where a house has a name or a number. */
const countriesOfNamedHouses: ReadonlySet<string> = new Set('GB IE GG IM JE'.split(' '));

/** The street of an address, and where it stood. */
interface FoundStreet {
  readonly street: string;
  readonly isTie: boolean;
  /** Before which of the other lines it stood. */
  readonly at: number;
}

/** What is most like a street; of two the later one, which stands nearer to the town, unless both stand in one line. */
export function takeStreet(
  lines: string[],
  rows: readonly string[],
  countryCode: string | undefined,
): FoundStreet {
  const likeness = lines.map((line) => (hasLegalForm(line) ? 0 : likenessOfStreet(line)));
  const best = Math.max(0, ...likeness);
  const alike = lines.filter((line, at) => likeness[at] === best && /\d/u.test(line));
  const [first = '', last = ''] = [alike.at(0), alike.at(-1)];
  const isParted = rows.some((row) => row.includes(first) && row.includes(last));
  // „Am Anger 5“, „Quader 12“: one word is seldom the street where another line has more.
  const ofWords = alike.findLast((line) => !/^\p{L}+\.? \d+$/u.test(line) && line !== lines[0]);
  const chosen = isParted ? first : (ofWords ?? last);
  const index = chosen === '' ? likeness.findLastIndex((value) => value === best) : lines.lastIndexOf(chosen);
  const at = best > 0 ? index : placeWithoutStreet(lines, countryCode);
  const [street = ''] = lines.splice(at, 1);
  return { street: tidyStreet(street), isTie: best > 0 && alike.length > 1, at };
}

/** „Unter den Linden“: what stands right before the town and is no name, if somebody else is named; or „Werk 2“. */
function placeWithoutStreet(lines: readonly string[], countryCode: string | undefined): number {
  const named = lines.filter((line) => !isFurtherLine(line));
  const last = named.at(-1) ?? '';
  const area = lines.findIndex((line, at) => at > 0 && (isArea(line) || isHouse(line, countryCode)));
  if (area !== -1) return area;
  const index =
    named.length > 1 && isNoName(last) ? lines.lastIndexOf(last) : lines.findLastIndex(isPlaceInside);
  return index === -1 ? lines.length : index;
}

/** „Rose Cottage“ right above its street, in a country where houses have names; after somebody, or in place of a number. */
export function housesAbove(
  lines: readonly string[],
  { street, at }: FoundStreet,
  countryCode: string | undefined,
): readonly string[] {
  const above = lines[at - 1] ?? '';
  const isAddressed = at > 1 || !/\d/.test(street);
  return isHouse(above, countryCode) && isAddressed ? [above] : [];
}

function isHouse(line: string, countryCode = ''): boolean {
  return countriesOfNamedHouses.has(countryCode) && isNamedHouse(line);
}

/** „Meguro-ku“, „Col. Del Valle“ between street and town: where somebody stands above the street, it is nobody's name. */
export function quartersBelow(
  lines: readonly string[],
  { at }: FoundStreet,
  upTo: readonly string[],
  countryCode = '',
): readonly string[] {
  if (at === 0) return [];
  // In German letters a person stands there now and then.
  const mayBePerson = ['DE', 'AT', 'CH', 'LI'].includes(countryCode);
  return lines
    .slice(at)
    .filter((line) => upTo.includes(line) && (isNoName(line) || (isPerson(line) && !mayBePerson)));
}
