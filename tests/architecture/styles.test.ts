import { describe, expect, it } from 'vitest';
import { lineAt, sources, type SourceFile } from './sources.ts';

// Colours and measures have one home, the tokens. Outside of it a style names a token, so that a theme or a density
// changes everything at once. Percentages, ratios, ch, fr and 0 are no measures of the design; color-mix() may mix
// tokens. A number without a unit is a pixel in vanilla-extract; 1 is left for what is hidden or a hairline.
const rawValues: Record<string, RegExp> = {
  colour: /#[0-9a-f]{3,8}\b(?=['"`\s;,)])|\b(?:rgba?|hsla?|oklch|oklab|lch|lab)\(/gi,
  pixel: /\b\d+(?:\.\d+)?px\b/g,
  'pixel without unit':
    /\b(?:padding|margin|gap|inset|top|right|bottom|left|(?:min|max)?(?:width|height|inlineSize|blockSize)|fontSize|letterSpacing|border\w*(?:Width|Radius)|outline\w*)\w*: -?(?:[2-9]|[1-9]\d+)(?:\.\d+)?\b(?=[,\s}])/gi,
  'font of its own': /\bfontFamily: (?!vars\.fontFamily\.|'inherit')\S+/g,
};

const styleFiles = sources('design-system/src/**/*.{css.ts,css,tsx}').filter(
  ({ path }) => !path.startsWith('design-system/src/tokens/') && !path.endsWith('.stories.tsx'),
);

describe('styles name tokens', () => {
  it.each(Object.entries(rawValues))('no raw %s outside the tokens', (_kind, pattern) => {
    expect(styleFiles.flatMap((file) => findings(withoutComments(file), pattern))).toEqual([]);
  });
});

describe('the app never draws', () => {
  it('has no styles of its own', () => {
    expect(sources('app/src/**/*.{css,css.ts}').map(({ path }) => path)).toEqual([]);
    const drawing = /\b(?:className|style)=/g;
    expect(sources('app/src/**/*.tsx').flatMap((file) => findings(file, drawing))).toEqual([]);
  });
});

function findings({ path, text }: SourceFile, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)} ${match[0]}`);
}

/** Comments may speak of pixels; blanks in their place keep the line numbers. */
function withoutComments({ path, text }: SourceFile): SourceFile {
  const blank = (comment: string) => comment.replaceAll(/[^\n]/g, ' ');
  return { path, text: text.replaceAll(/\/\*.*?\*\/|(?<![:\w])\/\/[^\n]*/gs, blank) };
}
