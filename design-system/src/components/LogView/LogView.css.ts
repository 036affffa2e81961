import { focusRing } from '../../styles/focus.ts';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const view = componentStyle({
  maxBlockSize: measures.overlay.listMax,
  overflow: 'auto',
  border: `${measures.line.thin} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.md,
  selectors: { '&:focus-visible': focusRing },
});

export const list = componentStyle({ paddingBlock: vars.space[2] });

export const line = componentRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 12ch minmax(0, 1fr)',
    gap: vars.space[3],
    paddingInline: vars.space[4],
    '@media': { [media.phone]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
  },
  variants: {
    level: { info: {}, warning: {}, error: { background: vars.color.dangerSurface } },
  },
});

export const time = componentStyle({ color: vars.color.textMuted });

export const level = componentRecipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space['1h'] },
  variants: {
    level: {
      info: { color: vars.color.textMuted },
      warning: { color: vars.color.warningText },
      error: { color: vars.color.dangerText },
    },
  },
});

/** On phones below time and level. */
export const text = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
