import { openSync } from 'fontkit';
import { fontFiles } from '../pdf-text.ts';

/** No letter, but half of one, a command, or nothing at all: it is not kept in texts, or means nothing. */
const noCharacter = /\p{C}/u;

/**
 * The characters that labels can show: those which one of the typefaces has, in the regular and in
 * the bold weight.
 *
 * @returns ranges of hexadecimal code points, `20-7e a0-ac`
 */
export function fontCoverage(): string {
  const [first = new Set<number>(), ...others] = Object.values(fontFiles).map(codePointsOf);
  const shared = [...first]
    .filter((code) => others.every((codes) => codes.has(code)))
    .filter((code) => !noCharacter.test(String.fromCodePoint(code)));
  return toRanges(shared.toSorted((a, b) => a - b));
}

function codePointsOf(paths: readonly string[]): Set<number> {
  return new Set(
    paths.flatMap((path) => {
      const font = openSync(path);
      return 'fonts' in font ? [] : font.characterSet;
    }),
  );
}

function toRanges(codes: readonly number[]): string {
  const ranges: { readonly from: number; to: number }[] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(({ from, to }) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`)).join(' ');
}
