import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';

const { specified } = ruleMessages;

/** Control characters and marks that turn the direction of text: no keyboard types them, and neither stores nor labels take them. */
const unprintable = /[\p{Cc}\p{Bidi_Control}]/gu;

/** The text without what cannot be printed; a line break or tab becomes a blank. */
export function printable(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ').replace(unprintable, '');
}

/**
 * A text that must be given. One message at a time, in this order: empty, only white space, too
 * long. White space is judged before trimming, so that its message can be reached.
 */
export function requiredText(maxLength: number) {
  return v.config(
    v.pipe(
      v.string(specified.required),
      v.transform(printable),
      v.nonEmpty(specified.required),
      v.check((text) => text.trim() !== '', specified.onlyWhitespace),
      v.trim(),
      v.maxLength(maxLength, specified.maxLength(maxLength)),
    ),
    { abortPipeEarly: true },
  );
}

/** A text that may be empty, but not be white space alone; it is trimmed, and absence is the empty string. */
export function optionalText(maxLength: number) {
  return v.optional(
    v.config(
      v.pipe(
        v.string(),
        v.transform(printable),
        v.check((text) => text === '' || text.trim() !== '', specified.onlyWhitespace),
        v.trim(),
        v.maxLength(maxLength, specified.maxLength(maxLength)),
      ),
      { abortPipeEarly: true },
    ),
    '',
  );
}

/** What is searched for: anything that can be typed. */
export function searchText() {
  return v.optional(v.pipe(v.string(), v.transform(printable), v.trim(), v.maxLength(100)), '');
}

/** One of a list of machine words; an unknown one is refused in German. */
export function choice<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, ruleMessages.unknownChoice);
}
