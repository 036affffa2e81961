import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});
export const heading = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const aside = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
/* Beside a higher one its parts stay together. */
export const section = componentStyle({ display: 'grid', alignContent: 'start', minInlineSize: 0 });
