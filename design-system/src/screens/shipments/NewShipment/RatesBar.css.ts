import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** At the lower edge of the window wherever the rates do not stand beside the form. */
export const bar = componentStyle({
  display: 'none',
  '@media': {
    [media.belowRates]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
      minBlockSize: measures.rate.bar,
      padding: `${vars.space[2]} ${vars.space[4]}`,
      background: vars.color.surfaceRaised,
      borderBlockStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
      boxShadow: vars.shadow.dock,
    },
    [media.low]: { position: 'static' },
  },
});

/* A focused field must not hide behind this bar. */
componentGlobal(`html:has(.${bar})`, {
  '@media': {
    [media.belowRates]: { scrollPaddingBlockEnd: `calc(2 * ${measures.rate.bar} + ${vars.space[2]})` },
  },
});

export const summary = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: measures.phoneTarget,
  textAlign: 'start',
  cursor: 'pointer',
});

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const first = componentStyle({ display: 'block', fontWeight: vars.fontWeight.semibold });

export const second = componentStyle({
  display: 'block',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});
