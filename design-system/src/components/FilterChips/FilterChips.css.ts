import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['1h'],
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});

/** The list's own box vanishes, so that chips and button share one row. */
export const list = componentStyle({ display: 'contents' });

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['0h'],
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: vars.control.targetMin,
  paddingInlineStart: vars.space[2],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  '@media': { [media.phone]: { minBlockSize: measures.phoneTargetSmall } },
});

/** In the strip on a phone it keeps its words on one line. */
export const clear = componentStyle({ flex: 'none' });

export const name = componentStyle({ color: vars.color.textMuted });
export const value = componentStyle({ minInlineSize: 0 });
