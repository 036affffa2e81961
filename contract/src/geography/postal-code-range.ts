/** As many digits as any range has; nobody asks for more, and more are words of no filter. */
export const MOST_RANGE_DIGITS = 5;

/** „20“, or „20000-25999“: from the first to the last, however they go on. */
const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/;

/**
 * A range of postcodes as it is asked for, of what somebody typed: „24“, „20000–25999“, „20 bis 25“. Ends of different
 * lengths are filled up: „2–24“ is „20-24“.
 *
 * @returns null where it is none, or ends before it begins
 */
export function toPostalCodeRange(typed: string): string | null {
  const text = typed
    .replace(/bis/i, '-')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s/g, '');
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined) return null;
  if (to === undefined) return from;
  const length = Math.max(from.length, to.length);
  const ends = [from.padEnd(length, '0'), to.padEnd(length, '9')] as const;
  if (ends[0] > ends[1]) return null;
  return ends[0] === ends[1] ? ends[0] : ends.join('-');
}

/**
 * With what the postcodes of a range begin, as few as say it: of „20-25“ all six, of „24100-24199“ „241“.
 *
 * @param range of {@link toPostalCodeRange}
 */
export function prefixesOfRange(range: string): readonly string[] {
  const [from = '', to = from] = range.split('-');
  const found = prefixesBetween(from, to);
  return found.includes('') ? digitsBetween(0, 9) : found;
}

/** Of two numbers with as many digits; an empty one where all of them are meant. */
function prefixesBetween(from: string, to: string): readonly string[] {
  if (/^0*$/.test(from) && /^9*$/.test(to)) return [''];
  const [first, last] = [from.charAt(0), to.charAt(0)];
  const [lower, upper] = [from.slice(1), to.slice(1)];
  const after = (digit: string, rest: readonly string[]) => rest.map((prefix) => digit + prefix);
  if (first === last) return after(first, prefixesBetween(lower, upper));
  return [
    ...after(first, prefixesBetween(lower, '9'.repeat(lower.length))),
    ...digitsBetween(Number(first) + 1, Number(last) - 1),
    ...after(last, prefixesBetween('0'.repeat(upper.length), upper)),
  ];
}

function digitsBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
