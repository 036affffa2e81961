import { componentStyle } from '../../../styles/layered.ts';
import { media, vars } from '../../../tokens/index.ts';

export const path = componentStyle({
  padding: `${vars.space[3]} ${vars.space[5]} 0`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
/* What is true of the execution, beside each other where there is room. */
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const name = componentStyle({ display: 'block', overflowWrap: 'anywhere' });
export const small = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
});
export const past = componentStyle({ display: 'inline-flex', gap: vars.space[1], verticalAlign: 'middle' });
