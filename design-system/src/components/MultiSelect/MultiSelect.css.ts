import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const field = componentStyle({ display: 'grid', gap: vars.space['1h'], minInlineSize: 0 });

/** Without a box of its own. */
export const goingOn = componentStyle({ display: 'contents' });

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1h'] });

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['0h'],
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

export const chipWords = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
