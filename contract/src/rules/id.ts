import * as v from 'valibot';

/** Longer than any: ours have up to 44 characters, a UUID has 36. */
const MAX_LENGTH = 64;
const id = new RegExp(String.raw`^[\w-]{1,${MAX_LENGTH}}$`);

/**
 * The id of a thing: letters, digits, `_` and `-`. So it is one segment of a path and never `..`,
 * and fits into any store.
 *
 * @param message what a person gets to read who has sent anything else
 */
export function idText(message?: string) {
  return v.config(v.pipe(v.string(message), v.regex(id, message)), { abortPipeEarly: true });
}
