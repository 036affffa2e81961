/** What became of one field. */
export interface FieldChange {
  /** The way to it: `to.address.city`, `packages.0.weightKg`. */
  readonly field: string;
  /** Null where there was or is none. */
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields in which two states of a thing differ, leaf by leaf, in the order of their names. */
export function changesBetween(before: object | null, after: object | null): FieldChange[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .toSorted()
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function leavesOf(value: object | null, prefix = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, member] of Object.entries(value ?? {}) as [string, unknown][]) {
    const field = `${prefix}${key}`;
    if (member instanceof Date) leaves.set(field, member.toISOString());
    else if (typeof member === 'object' && member !== null) {
      for (const [inner, leaf] of leavesOf(member, `${field}.`)) leaves.set(inner, leaf);
    } else if (member !== undefined) leaves.set(field, member);
  }
  return leaves;
}
