import * as v from 'valibot';
import { ruleMessages } from './messages.copy.ts';
import { storable } from './storable.ts';
import { requiredText } from './text.ts';

const { specified } = ruleMessages;

// Letters of any script, so that info@müller.de passes; valibot's own `email` is ASCII only.
const address =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

function isAddress(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'));
  return address.test(text) && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

/** The three checks of an e-mail address, most helpful message first. */
const emailChecks = [
  v.check((text: string) => text === '' || text.includes('@'), specified.emailMissingAt),
  v.check((text: string) => !text.endsWith('.'), specified.emailTrailingDot),
  v.check((text: string) => text === '' || isAddress(text), specified.email),
] as const;

function email(maxLength: number) {
  return v.config(
    v.pipe(
      v.string(specified.required),
      v.transform(storable),
      v.trim(),
      ...emailChecks,
      v.maxLength(maxLength, specified.maxLength(maxLength)),
    ),
    { abortPipeEarly: true },
  );
}

/** An e-mail address that may be left empty. */
export function optionalEmail(maxLength: number) {
  return v.optional(email(maxLength), '');
}

/** An e-mail address that must be given. */
export function requiredEmail(maxLength: number) {
  return v.config(v.pipe(requiredText(maxLength), email(maxLength)), { abortPipeEarly: true });
}
