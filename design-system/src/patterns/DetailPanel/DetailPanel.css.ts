import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const title = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  /* With a button beside the heading or without. */
  minBlockSize: `calc(${vars.control.sm} + ${vars.space[2]})`,
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[2],
});
export const heading = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
/** Stays at the lower edge of what is seen of the panel. */
export const foot = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
});
export const section = componentStyle({
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: line } },
});
