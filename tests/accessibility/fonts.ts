import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isSign } from 'design-system/components/SignText/signs.ts';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);
const family = dirname(require.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'));

/** What the product's text font has a form for, by the character tables of its files. */
const characters = new Set(
  globSync('files/*-wght-normal.woff2', { cwd: family }).flatMap((file) => {
    const font = openSync(join(family, file));
    if ('fonts' in font) throw new Error(`${file} holds several fonts.`);
    return font.characterSet;
  }),
);

/** The characters of a text that a machine would draw in a font of its own, or not at all; white space is not drawn. */
export function withoutFont(text: string): string[] {
  const found = new Set<string>();
  for (const character of text)
    if (!/\s|\p{Cf}|\p{Cc}/u.test(character) && !characters.has(character.codePointAt(0) ?? 0))
      found.add(character);
  return [...found];
}

/** The same of a text in the code, whose arrows `SignText` draws as icons. */
export function withoutFontInCode(text: string): string[] {
  return withoutFont(text).filter((character) => !isSign(character));
}
