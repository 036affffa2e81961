import type { ColorName } from './palette.ts';

/** A set of pairs in use with the contrast that WCAG 2.2 asks of it. */
export interface ContrastRequirement {
  /** What the foreground is used for. */
  use: string;
  foreground: ColorName;
  backgrounds: readonly ColorName[];
  /** 4.5 for words; 3 for icons, edges of controls, the focus ring and disabled words. */
  minimum: 4.5 | 3;
}

const plain = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const satisfies ColorName[];
const toned = [
  'accentSurface',
  'dangerSurface',
  'warningSurface',
  'successSurface',
  'infoSurface',
] as const satisfies ColorName[];
const inverse = ['surfaceInverse', 'surfaceInverseHover'] as const satisfies ColorName[];

function words(foreground: ColorName, ...backgrounds: ColorName[]): ContrastRequirement {
  return { use: 'words', foreground, backgrounds, minimum: 4.5 };
}

function shape(use: string, foreground: ColorName, ...backgrounds: ColorName[]): ContrastRequirement {
  return { use, foreground, backgrounds, minimum: 3 };
}

/** Every pair in use. `border` and the `*Border` tones are decorative and have no requirement. */
export const contrastRequirements: readonly ContrastRequirement[] = [
  words('text', ...plain, ...toned, 'surfacePressed'),
  words('textMuted', ...plain, ...toned),
  words('accentText', ...plain, ...toned),
  words('dangerText', ...plain, 'accentSurface', 'dangerSurface'),
  words('warningText', ...plain, 'accentSurface', 'warningSurface'),
  words('successText', ...plain, 'accentSurface', 'successSurface'),
  words('infoText', ...plain, 'accentSurface', 'infoSurface'),
  words('onAccent', 'accent', 'accentHover', 'accentPressed'),
  words('onDanger', 'danger', 'dangerHover'),
  words('textInverse', ...inverse),
  words('textInverseMuted', ...inverse),
  shape('disabled words', 'textDisabled', 'surface', 'surfaceRaised', 'surfaceSunken'),
  shape(
    'edge of a control',
    'borderStrong',
    ...plain,
    'accentSurface',
    'infoSurface',
    'warningSurface',
    'dangerSurface',
  ),
  shape('edge of a control', 'borderInverse', 'surfaceInverse'),
  shape(
    'focus ring',
    'focus',
    ...plain,
    'accentSurface',
    'dangerSurface',
    'warningSurface',
    'successSurface',
  ),
  shape('icon', 'accent', ...plain, 'accentSurface'),
  shape('icon', 'danger', ...plain, 'accentSurface', 'dangerSurface'),
  shape('icon', 'warning', ...plain, 'accentSurface', 'warningSurface'),
  shape('icon', 'success', ...plain, 'accentSurface', 'successSurface'),
  shape('icon', 'info', ...plain, 'accentSurface', 'infoSurface'),
];
