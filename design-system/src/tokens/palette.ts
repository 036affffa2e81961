/** A colour as its light and its dark value, both in OKLCH and both shown alike by an sRGB screen. */
export type ColorPair = readonly [light: string, dark: string];

/**
 * Every colour of the product, named by role and never by hue.
 *
 * `text*` roles carry words (4.5:1), the bare meaning (`danger`, `success` …) carries icons,
 * bars and edges (3:1), `*Surface` is the ground of its own words, `*Border` is decorative.
 * A new pair in use needs a line in `contrast-pairs.ts`, where a test computes its contrast.
 */
export const palette = {
  surface: ['oklch(0.993 0.002 85)', 'oklch(0.215 0.006 75)'],
  surfaceRaised: ['oklch(1 0 0)', 'oklch(0.252 0.007 75)'],
  surfaceSunken: ['oklch(0.966 0.004 85)', 'oklch(0.182 0.006 75)'],
  surfaceHover: ['oklch(0.955 0.005 85)', 'oklch(0.272 0.008 75)'],
  surfacePressed: ['oklch(0.925 0.007 85)', 'oklch(0.305 0.009 75)'],
  surfaceInverse: ['oklch(0.275 0.016 215)', 'oklch(0.345 0.022 215)'],
  surfaceInverseHover: ['oklch(0.345 0.02 215)', 'oklch(0.405 0.026 215)'],
  scrim: ['oklch(0.2 0.01 75 / 0.42)', 'oklch(0.1 0.005 75 / 0.62)'],

  text: ['oklch(0.252 0.012 75)', 'oklch(0.935 0.006 85)'],
  textMuted: ['oklch(0.475 0.014 75)', 'oklch(0.735 0.012 80)'],
  textDisabled: ['oklch(0.58 0.012 75)', 'oklch(0.59 0.012 80)'],
  textInverse: ['oklch(0.975 0.004 200)', 'oklch(0.965 0.005 200)'],
  textInverseMuted: ['oklch(0.80 0.014 210)', 'oklch(0.83 0.014 210)'],

  border: ['oklch(0.905 0.006 85)', 'oklch(0.325 0.008 75)'],
  borderStrong: ['oklch(0.595 0.014 80)', 'oklch(0.575 0.012 80)'],
  borderInverse: ['oklch(0.62 0.02 210)', 'oklch(0.66 0.02 210)'],

  accent: ['oklch(0.425 0.076 213)', 'oklch(0.735 0.088 206)'],
  accentHover: ['oklch(0.365 0.065 214)', 'oklch(0.79 0.084 205)'],
  accentPressed: ['oklch(0.315 0.055 215)', 'oklch(0.68 0.084 206)'],
  onAccent: ['oklch(0.99 0.004 200)', 'oklch(0.215 0.03 215)'],
  accentText: ['oklch(0.425 0.076 213)', 'oklch(0.80 0.086 205)'],
  accentSurface: ['oklch(0.957 0.018 205)', 'oklch(0.298 0.036 212)'],
  accentBorder: ['oklch(0.80 0.045 208)', 'oklch(0.44 0.055 210)'],
  focus: ['oklch(0.56 0.104 222)', 'oklch(0.84 0.105 200)'],

  danger: ['oklch(0.52 0.178 27)', 'oklch(0.67 0.165 25)'],
  dangerHover: ['oklch(0.455 0.165 27)', 'oklch(0.72 0.15 25)'],
  onDanger: ['oklch(0.99 0.004 30)', 'oklch(0.20 0.03 25)'],
  dangerText: ['oklch(0.475 0.165 27)', 'oklch(0.81 0.1 25)'],
  dangerSurface: ['oklch(0.957 0.02 25)', 'oklch(0.288 0.05 25)'],
  dangerBorder: ['oklch(0.83 0.075 25)', 'oklch(0.45 0.095 25)'],
  warning: ['oklch(0.60 0.125 65)', 'oklch(0.78 0.125 78)'],
  warningText: ['oklch(0.45 0.092 62)', 'oklch(0.855 0.095 82)'],
  warningSurface: ['oklch(0.965 0.034 88)', 'oklch(0.292 0.04 78)'],
  warningBorder: ['oklch(0.83 0.085 82)', 'oklch(0.45 0.07 78)'],
  success: ['oklch(0.535 0.115 153)', 'oklch(0.735 0.125 153)'],
  successText: ['oklch(0.425 0.092 153)', 'oklch(0.82 0.1 153)'],
  successSurface: ['oklch(0.957 0.026 155)', 'oklch(0.282 0.036 155)'],
  successBorder: ['oklch(0.82 0.065 155)', 'oklch(0.43 0.06 155)'],
  info: ['oklch(0.54 0.105 248)', 'oklch(0.73 0.095 245)'],
  infoText: ['oklch(0.44 0.098 250)', 'oklch(0.82 0.07 245)'],
  infoSurface: ['oklch(0.958 0.016 245)', 'oklch(0.288 0.032 248)'],
  infoBorder: ['oklch(0.83 0.045 245)', 'oklch(0.44 0.055 248)'],
} as const satisfies Record<string, ColorPair>;

export type ColorName = keyof typeof palette;

/** What changes when the system asks for more contrast (`prefers-contrast: more`). */
export const strongerPalette = {
  textMuted: ['oklch(0.36 0.012 75)', 'oklch(0.86 0.01 80)'],
  border: ['oklch(0.62 0.012 80)', 'oklch(0.60 0.012 80)'],
  borderStrong: ['oklch(0.42 0.014 80)', 'oklch(0.78 0.012 80)'],
} as const satisfies Partial<Record<ColorName, ColorPair>>;

/** All colour names, in reading order, for documentation and controls. */
export const colorNames = Object.keys(palette) as ColorName[];
