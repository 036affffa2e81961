import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[4],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.overlay,
  background: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const title = componentStyle({
  minInlineSize: 0,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
});

/** Of cards in a row, which are all as high as the highest, the feet are in line. */
export const foot = componentStyle({ marginBlockStart: 'auto' });

export const actions = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
