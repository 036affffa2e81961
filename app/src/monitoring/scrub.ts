const REMOVED = '[removed]';
/** Three parts of base64url, the first of which begins like `{"`. */
const token = /eyJ[\w-]*\.[\w-]+\.[\w-]*/g;
/** Query parameters that open something: a code or state of the sign-in, an invitation. */
const secretParameter = /([?&](?:code|state|id|invitation|token)=)[^&#\s"]+/g;
/** The path in which the API looks an invitation up. */
const secretSegment = /(\/invitations\/)[^/?#\s"]+/g;

/** A copy without tokens and secret parts of addresses, in all texts however deep they lie. */
export function scrub<Value>(value: Value): Value {
  return scrubAny(value, new WeakMap()) as Value;
}

function scrubAny(value: unknown, known: WeakMap<object, unknown>): unknown {
  if (typeof value === 'string')
    return value
      .replace(token, REMOVED)
      .replace(secretParameter, `$1${REMOVED}`)
      .replace(secretSegment, `$1${REMOVED}`);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  const seen = known.get(value);
  if (seen !== undefined) return seen;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
  known.set(value, copy);
  for (const [key, inner] of Object.entries(value)) Object.assign(copy, { [key]: scrubAny(inner, known) });
  return copy;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
