import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';

const { specified } = ruleMessages;

/**
 * A text that must be given. One message at a time, in this order: empty, only white space, too
 * long. White space is judged before trimming, so that its message can be reached.
 */
export function requiredText(maxLength: number) {
  return v.config(
    v.pipe(
      v.string(specified.required),
      v.nonEmpty(specified.required),
      v.check((text) => text.trim() !== '', specified.onlyWhitespace),
      v.trim(),
      v.maxLength(maxLength, specified.maxLength(maxLength)),
    ),
    { abortPipeEarly: true },
  );
}

/** A text that may be empty; it is trimmed, and absence is the empty string. */
export function optionalText(maxLength: number) {
  return v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, specified.maxLength(maxLength))), '');
}

/** One of a list of machine words; an unknown one is refused in German. */
export function choice<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, ruleMessages.unknownChoice);
}
