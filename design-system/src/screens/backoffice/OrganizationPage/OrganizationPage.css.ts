import { componentStyle } from '../../../styles/layered.ts';
import { media, vars } from '../../../tokens/index.ts';

/* As wide a gutter as lists have. */
export const page = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[8]}`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
export const path = componentStyle({
  padding: `${vars.space[3]} ${vars.space[5]} 0`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
/* One line where there is room, as below a heading. */
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginBlock: 0,
});
export const fact = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const term = componentStyle({ color: vars.color.textMuted });
export const value = componentStyle({ marginInlineStart: 0, overflowWrap: 'anywhere' });
export const about = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  color: vars.color.textMuted,
});
export const note = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});
