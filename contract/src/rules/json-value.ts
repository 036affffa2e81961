import { storable } from './storable.ts';

/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Deeper than any answer of a carrier, and shallow enough to be walked through. */
const MOST_LEVELS = 20;

/** Whether a value is one that JSON can say, to the depth that is walked through. */
export function isJson(value: unknown, levels: number = MOST_LEVELS): value is Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || levels === 0) return false;
  return Object.values(value).every((member) => isJson(member, levels - 1));
}

/** Whether a value is an object, and no list. */
export function isJsonObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same value with texts and keys that any store can hold. */
export function storableJson(value: Json): Json {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return (value as readonly Json[]).map(storableJson);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [storable(key), storableJson(member)]),
  );
}

/** The value as it is read, its keys in the order of their names. */
export function jsonText(value: Json): string {
  return JSON.stringify(sorted(value), null, 2);
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(sorted);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key] as Json)]),
  );
}
