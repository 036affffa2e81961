import { auditFieldLabels } from './audit-field-labels.copy.ts';

const labels: ReadonlyMap<string, string> = new Map(Object.entries(auditFieldLabels));
/** How the platform tells two states of a thing apart; it says nothing to people. */
const uncalled = new Set(['version']);

/** Whether a field of a change is told to people. */
export function isToldField(field: string): boolean {
  return !uncalled.has(field);
}

/**
 * The last name of the way to a field of a change.
 *
 * @param field the way to it, where a number is a place in a list: `packages.0.weightKg`, `byWeekDay.1`
 */
export function auditFieldName(field: string): string {
  return field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
}

/**
 * What a field of a change is called, by the last name of the way to it.
 *
 * @returns undefined where it is one that nobody has named, such as those of a carrier's answer
 */
export function auditFieldLabel(field: string): string | undefined {
  return labels.get(auditFieldName(field));
}
