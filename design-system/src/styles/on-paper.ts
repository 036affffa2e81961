import { type ColorName, palette, vars } from '../tokens/index.ts';

const colors = ['surfaceRaised', 'text', 'textMuted', 'borderStrong'] as const satisfies ColorName[];

/**
 * Ink on white, whatever the screen. The colours are said once more: where a browser does not choose between those of
 * light and dark itself, they were chosen at the root of the page.
 */
export const onPaper = {
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  vars: Object.fromEntries(colors.map((name) => [vars.color[name], palette[name][0]])),
  background: vars.color.surfaceRaised,
  color: vars.color.text,
} as const;
