import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const code = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});
/* Without the bullets of its browser. */
export const list = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  marginBlock: 0,
  paddingInlineStart: 0,
  listStyle: 'none',
});
/* The carrier's mark, and beside it how it stands. */
export const carrier = componentStyle({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr)',
  placeItems: 'start',
  gap: vars.space[2],
});
export const change = componentStyle({ display: 'grid', gap: vars.space[2] });
export const changeHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
});
export const result = componentStyle({ marginBlock: 0, fontWeight: vars.fontWeight.medium });
