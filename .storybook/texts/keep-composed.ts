import { isSign } from 'design-system/components/SignText/signs.ts';

/** A text as functions of copy modules said it, and which ones, as `file#export.path`. */
interface Said {
  text: string;
  ids: Set<string>;
}

/** By the text with single blanks, as `watchLines` has lines: all that was said since the page was loaded. */
const said = new Map<string, Said>();

/** Of what one function says in a story, so many examples tell enough. */
const mostExamples = 3;

/** Replaces the functions in what a copy module exports by such that tell what they say. Returns a function anew. */
export function keepComposed(id: string, exported: unknown): unknown {
  if (typeof exported === 'function') {
    const compose = exported as (...args: unknown[]) => unknown;
    return (...args: unknown[]) => {
      const result = compose(...args);
      keep(id, result);
      return result;
    };
  }
  if (typeof exported === 'object' && exported !== null)
    for (const [name, part] of Object.entries(exported)) {
      const kept = keepComposed(`${id}.${name}`, part);
      if (kept !== part) Reflect.set(exported, name, kept);
    }
  return exported;
}

/**
 * What functions of copy modules said of these lines, by the function: it was said, and it stands there.
 * @param lines with single blanks
 */
export function composedIn(lines: readonly string[]): Record<string, string[]> {
  const single = new Set(lines);
  const all = lines.join('\n');
  const found: Record<string, string[]> = {};
  for (const [words, { text, ids }] of said)
    if (single.has(words) || standsIn(all, words))
      for (const id of ids) {
        const examples = (found[id] ??= []);
        if (examples.length < mostExamples) examples.push(text);
      }
  return found;
}

// The visit of a story asks for it where the story is.
Object.assign(globalThis, { composedIn });

/** Texts may stand in objects: title and description of a notification. */
function keep(id: string, result: unknown): void {
  if (typeof result === 'object' && result !== null) {
    for (const part of Object.values(result)) keep(id, part);
  } else if (typeof result === 'string' && /\p{L}/u.test(result)) {
    // An icon stands for what the product's fonts lack, with no text of its own.
    const drawn = [...result].map((character) => (isSign(character) ? ' ' : character)).join('');
    const words = drawn.replaceAll(/\s+/gu, ' ').trim();
    const known = said.get(words);
    if (known) known.ids.add(id);
    else said.set(words, { text: result, ids: new Set([id]) });
  }
}

/** As words of their own: „1 Sendung“ does not stand in „11 Sendungen“. */
function standsIn(all: string, words: string): boolean {
  for (let at = all.indexOf(words); at >= 0; at = all.indexOf(words, at + 1)) {
    const joinsBefore = isWordy(words.at(0)) && isWordy(all[at - 1]);
    const joinsAfter = isWordy(words.at(-1)) && isWordy(all[at + words.length]);
    if (!joinsBefore && !joinsAfter) return true;
  }
  return false;
}

function isWordy(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\d]/u.test(character);
}
