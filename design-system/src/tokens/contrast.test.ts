import { differenceEuclidean } from 'culori';
import { describe, expect, it } from 'vitest';
import { contrastRequirements } from './contrast-pairs.ts';
import { contrast, onScreen } from './contrast.ts';
import type { ColorName } from './palette.ts';
import { colorNames, palette, strongerPalette } from './palette.ts';

const themes = [
  { theme: 'light', side: 0 },
  { theme: 'dark', side: 1 },
] as const;

/** What a screen can tell apart, as a distance in OKLab. */
const justNoticeable = 0.02;

const pairs = contrastRequirements.flatMap(({ use, foreground, backgrounds, minimum }) =>
  backgrounds.map((background) => ({ use, foreground, background, minimum })),
);

describe.each(themes)('$theme theme', ({ side }) => {
  it.each(pairs)(
    '$use: $foreground on $background has at least $minimum:1',
    ({ foreground, background, minimum }) => {
      expect(contrast(palette[foreground][side], palette[background][side])).toBeGreaterThanOrEqual(minimum);
    },
  );

  it.each(colorNames)('%s looks the same on an sRGB screen', (name) => {
    const color = palette[name][side];
    expect(differenceEuclidean('oklab')(color, onScreen(color))).toBeLessThan(justNoticeable);
  });

  it.each(Object.keys(strongerPalette) as (keyof typeof strongerPalette)[])(
    '%s is further from the surface when more contrast is asked for',
    (name) => {
      const contrastWith = (color: string) => contrast(color, palette.surface[side]);
      expect(contrastWith(strongerPalette[name][side])).toBeGreaterThan(contrastWith(palette[name][side]));
    },
  );
});

it('names every colour that carries words, a shape or an edge', () => {
  const decorative: ColorName[] = colorNames.filter((name) => /Border$|^border$|^scrim$/.test(name));
  const covered = new Set([
    ...decorative,
    ...pairs.flatMap(({ foreground, background }) => [foreground, background]),
  ]);
  expect(colorNames.filter((name) => !covered.has(name))).toEqual([]);
});
