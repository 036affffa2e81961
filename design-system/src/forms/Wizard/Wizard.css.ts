import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const wizard = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const saved = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});

export const ways = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
});

export const next = componentStyle({ marginInlineStart: 'auto' });
