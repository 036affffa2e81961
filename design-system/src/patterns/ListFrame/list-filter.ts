import type { ListFilter } from './list-state.ts';

/** Whether two filters ask for the same list, on whichever of its pages. */
export function isSameList<Filter extends ListFilter>(one: Filter, other: Filter): boolean {
  return isEqual({ ...one, page: 1 }, { ...other, page: 1 });
}

/** Compares by what is said; what is left out is the same as what is undefined. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(one[key], other[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
