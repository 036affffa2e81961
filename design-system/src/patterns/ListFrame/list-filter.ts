import type { ListFilter } from './list-state.ts';

/**
 * Whether two filters ask for the same, by all that either of them says; what is left out is the same as what is
 * undefined.
 *
 * @param except parts that may differ
 */
export function sameFilter<Filter extends object>(
  one: Filter,
  other: Filter,
  except: readonly (keyof Filter)[] = [],
): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof Filter)[]);
  return [...keys].every((key) => except.includes(key) || isEqual(one[key], other[key]));
}

/**
 * Whether a filter leaves nothing out, whichever page it asks for.
 *
 * @param none the filter that leaves nothing out
 * @param except parts that may leave something out
 */
export function isUnfiltered<Filter extends ListFilter>(
  filter: Filter,
  none: Filter,
  except: readonly (keyof Filter)[] = [],
): boolean {
  return sameFilter(filter, none, ['page', ...except]);
}

/** Compares by what is said. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return sameFilter(one, other);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
