import { getHolidays } from 'feiertagejs';
import { stateRanges } from './federal-states.data.ts';
import type { HolidayOf } from './pickup-dates.ts';

type Region = Parameters<typeof getHolidays>[1];

/** The names of the Bundesländer, as they are typed into addresses. */
const states = {
  'Baden-Württemberg': 'BW',
  Bayern: 'BY',
  Berlin: 'BE',
  Brandenburg: 'BB',
  Bremen: 'HB',
  Hamburg: 'HH',
  Hessen: 'HE',
  'Mecklenburg-Vorpommern': 'MV',
  Niedersachsen: 'NI',
  'Nordrhein-Westfalen': 'NW',
  'Rheinland-Pfalz': 'RP',
  Saarland: 'SL',
  Sachsen: 'SN',
  'Sachsen-Anhalt': 'ST',
  'Schleswig-Holstein': 'SH',
  Thüringen: 'TH',
} as const satisfies Record<string, Region>;

/** Two letters of a Bundesland. */
export type FederalState = (typeof states)[keyof typeof states];

const ranges = stateRanges
  .trim()
  .split('\n')
  .map((line) => {
    const [, from = '', to = '', state = ''] = /^(\d{5})-(\d{5}) (\w\w)$/.exec(line) ?? [];
    return { from, to, state: state as FederalState };
  });

interface Place {
  readonly countryCode: string;
  readonly postalCode: string;
  readonly state: string;
}

/** The Bundesland of an address, by what is typed as its state, else by its postcode; undefined where neither says. */
export function federalStateOf({ countryCode, postalCode, state }: Place): FederalState | undefined {
  if (countryCode !== 'DE') return undefined;
  const typed = state.trim().toLowerCase();
  const named = Object.entries(states).find(
    ([name, code]) => name.toLowerCase() === typed || code.toLowerCase() === typed,
  );
  return named?.[1] ?? ranges.find(({ from, to }) => from <= postalCode && postalCode <= to)?.state;
}

/**
 * What tells the holidays where an address lies. In Germany those of its Bundesland, or those of all where that is
 * not known; of other countries nothing is known, so that no pickup is said to fall out that does not.
 */
export function holidaysAt(place: Place): HolidayOf {
  if (place.countryCode !== 'DE') return () => null;
  const region: Region = federalStateOf(place) ?? 'BUND';
  return (day) => holidaysOfYear(Number(day.slice(0, 4)), region).get(day) ?? null;
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** German names by day; worked out once, since a list asks for the same few years again and again. */
function holidaysOfYear(year: number, region: Region): ReadonlyMap<string, string> {
  const key = `${region} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const found = new Map(
    getHolidays(year, region).map((holiday) => [
      // Each is at noon in UTC. The library's own `dateString` is the day after where it is then past midnight.
      holiday.date.toISOString().slice(0, 10),
      holiday.translate('de') ?? holiday.name,
    ]),
  );
  // Whoever asks for a year far ahead must not fill the memory of a server.
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}

const MOST_KNOWN = 500;
