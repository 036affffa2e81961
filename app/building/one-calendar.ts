import type { Plugin } from 'vite';

const creating = /\/@internationalized\/date\/dist\/private\/createCalendar\.mjs$/;
const placeholders = /\/react-stately\/dist\/private\/datepicker\/placeholders\.mjs$/;

/** A calendar beside ours: what names it here is all that leads to its file. */
const otherCalendar = /^import \{.*\} from "\.\/calendars\/(?!Gregorian)\w+\.mjs";\n/gm;
const otherCase = /^ {8}case '(?!gregory)[\w-]+':\n {12}return new \(0, [\w$]+\)\(\);\n/gm;
/** How a field of a day asks for it in a language; `de` and `en` stay, the latter as the fall-back. */
const otherLanguage = /^ {4}(?!de:|en:)(?:\w+|'[\w-]+'): \{\n(?: {8}.*\n)+? {4}\},?\n/gm;

/**
 * Leaves out the calendars of other cultures and the words of other languages: a page in German counts its days as
 * Gregory did. Four kilobytes of the form of a shipment.
 *
 * @throws {Error} when the library no longer looks like that, so that nobody believes in a plugin that does nothing
 */
export function oneCalendar(): Plugin {
  const seen = new Set<RegExp>();
  const without = (code: string, ...parts: readonly RegExp[]) =>
    parts.reduce((text, part) => {
      if (text.search(part) >= 0) seen.add(part);
      return text.replace(part, '');
    }, code);
  return {
    name: 'lotse:one-calendar',
    apply: 'build',
    transform: {
      filter: { id: [creating, placeholders] },
      handler: (code, id) => ({
        code: creating.test(id) ? without(code, otherCalendar, otherCase) : without(code, otherLanguage),
        map: null,
      }),
    },
    buildEnd(error) {
      const missing = [otherCalendar, otherCase, otherLanguage].find((part) => !seen.has(part));
      if (!error && missing)
        throw new Error(`react-aria's days have nothing like ${missing}: mend the plugin`);
    },
  };
}
