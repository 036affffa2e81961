import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';

/** One of a list of machine words; an unknown one is refused in German. */
export function choice<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, ruleMessages.unknownChoice);
}
