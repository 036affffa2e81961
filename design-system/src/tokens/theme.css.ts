import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import type { ColorPair } from './palette.ts';
import { palette, strongerPalette } from './palette.ts';
import {
  control,
  duration,
  easing,
  fontFamily,
  fontSize,
  fontWeight,
  frame,
  lineHeight,
  packplatz,
  radius,
  shadow,
  space,
  zIndex,
} from './scale.ts';

function lightDark<Name extends string>(pairs: Record<Name, ColorPair>): Record<Name, string> {
  const entries = Object.entries<ColorPair>(pairs).map(([name, [light, dark]]) => [
    name,
    `light-dark(${light}, ${dark})`,
  ]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

const values = {
  color: lightDark(palette),
  fontFamily,
  fontSize,
  lineHeight,
  fontWeight,
  space,
  radius,
  shadow,
  control,
  frame,
  zIndex,
  duration,
  easing,
};

/** The names of all custom properties: `vars.color.surfaceRaised` is `var(--color-surface-raised)`. */
export const vars = createGlobalThemeContract(values, (_value, path) => path.map(kebabCase).join('-'));

createGlobalTheme(':root', vars, values);

/* `color-scheme` decides which half of `light-dark()` counts; the attribute overrides the system. */
globalStyle(':root', { colorScheme: 'light dark' });
globalStyle('[data-theme="light"]', { colorScheme: 'light' });
globalStyle('[data-theme="dark"]', { colorScheme: 'dark' });

globalStyle('[data-density="packplatz"]', {
  vars: {
    ...assignVars(pick(vars.fontSize, packplatz.fontSize), packplatz.fontSize),
    ...assignVars(pick(vars.lineHeight, packplatz.lineHeight), packplatz.lineHeight),
    ...assignVars(vars.control, packplatz.control),
    [vars.frame.topbar]: packplatz.frame.topbar,
  },
});

globalStyle(':root', {
  '@media': {
    [media.moreContrast]: {
      vars: assignVars(pick(vars.color, strongerPalette), lightDark(strongerPalette)),
    },
    [media.reducedMotion]: {
      vars: assignVars(vars.duration, { fast: '0ms', base: '0ms', slow: '0ms' }),
    },
  },
});

/* The same for whoever has switched it on here, without the system asking for it. */
globalStyle('[data-contrast="more"]', {
  vars: assignVars(pick(vars.color, strongerPalette), lightDark(strongerPalette)),
});
globalStyle('[data-motion="less"]', {
  vars: assignVars(vars.duration, { fast: '0ms', base: '0ms', slow: '0ms' }),
});

/** The part of a contract that `like` gives values for. */
function pick<Contract extends object, Name extends keyof Contract>(
  contract: Contract,
  like: Record<Name, unknown>,
): Pick<Contract, Name> {
  const names = Object.keys(like) as Name[];
  return Object.fromEntries(names.map((name) => [name, contract[name]])) as Pick<Contract, Name>;
}
