import { isJsonObject, type Json, type JsonObject } from './json-value.ts';

/**
 * What became of one field: it is the `same`, has `changed`, is `missing` in what was received, was `added` there,
 * or is `ignored`, whatever it holds.
 */
export type ComparedKind = 'same' | 'changed' | 'missing' | 'added' | 'ignored';

/** One field of either side. */
export interface ComparedField {
  /** The way to it: `rates[0].priceNetCents`. */
  readonly path: string;
  readonly kind: ComparedKind;
  /** Undefined where that side has none. */
  readonly expected: Json | undefined;
  readonly received: Json | undefined;
}

/** What is allowed to differ. */
export interface Comparison {
  /** By how many per cent of what is expected a number may differ. */
  readonly tolerancePercent: number;
  /** Fields that are not compared, with all below them; `[]` stands for each place in a list. */
  readonly ignoredFields: readonly string[];
}

/** What binary numbers leave over when per cent are taken of them. */
const DUST = 1e-9;

/**
 * Compares two values field by field, in the order of their keys. An object or a list that is empty is a field of its
 * own, so that nothing of either side is left out.
 *
 * @param expected undefined where nothing is expected yet: then all that was received was added
 */
export function compareJson(
  expected: Json | undefined,
  received: Json | undefined,
  { tolerancePercent, ignoredFields }: Comparison,
): ComparedField[] {
  const ignored = new Set(ignoredFields);
  const fields: ComparedField[] = [];
  walk('', '', expected, received);
  return fields;

  function walk(path: string, pattern: string, left: Json | undefined, right: Json | undefined): void {
    if (left === undefined && right === undefined) return;
    if (ignored.has(pattern)) return add(path, 'ignored', left, right);
    const keys = keysOf(left, right);
    if (keys === undefined) {
      if (left !== undefined && right !== undefined && (isBranch(left) || isBranch(right)))
        return add(path, isSameEmpty(left, right) ? 'same' : 'changed', left, right);
      return add(path, kindOf(left, right, tolerancePercent), left, right);
    }
    for (const key of keys) {
      const isIndex = typeof key === 'number';
      const name = path === '' || isIndex ? '' : '.';
      walk(
        `${path}${name}${isIndex ? `[${key}]` : key}`,
        `${pattern}${name}${isIndex ? '[]' : key}`,
        memberOf(left, key),
        memberOf(right, key),
      );
    }
  }

  function add(path: string, kind: ComparedKind, left: Json | undefined, right: Json | undefined): void {
    fields.push({ path, kind, expected: left, received: right });
  }
}

/** How many fields are not as they are expected. */
export function countDeviations(fields: readonly ComparedField[]): number {
  return fields.filter(({ kind }) => kind !== 'same' && kind !== 'ignored').length;
}

function kindOf(left: Json | undefined, right: Json | undefined, tolerancePercent: number): ComparedKind {
  if (left === undefined) return 'added';
  if (right === undefined) return 'missing';
  if (typeof left === 'number' && typeof right === 'number') {
    const allowed = (Math.abs(left) * tolerancePercent) / 100;
    return left === right || Math.abs(right - left) <= allowed * (1 + DUST) ? 'same' : 'changed';
  }
  return left === right ? 'same' : 'changed';
}

/** The keys below which both sides go on, or undefined where this is a field of its own. */
function keysOf(left: Json | undefined, right: Json | undefined): (string | number)[] | undefined {
  const sides = [left, right].filter((side) => side !== undefined);
  if (sides.every(isList)) {
    const length = Math.max(...sides.map((side) => side.length));
    return length === 0 ? undefined : Array.from({ length }, (_, index) => index);
  }
  if (!sides.every(isJsonObject)) return undefined;
  const keys = [...new Set(sides.flatMap((side) => Object.keys(side)))].toSorted();
  return keys.length === 0 ? undefined : keys;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isBranch(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

/** Two empty lists, or two empty objects. */
function isSameEmpty(left: Json, right: Json): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function memberOf(value: Json | undefined, key: string | number): Json | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof key === 'number') return (value as readonly Json[])[key];
  return Object.hasOwn(value as object, key) ? (value as JsonObject)[key] : undefined;
}
