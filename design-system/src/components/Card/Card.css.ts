import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const card = componentStyle({
  display: 'grid',
  alignContent: 'start',
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

export const actions = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
