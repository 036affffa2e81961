import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Always there, so that what comes is read; without a box while it is empty. */
export const live = componentStyle({ display: 'contents' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
});

export const reason = componentStyle({
  flex: '1 0 100%',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});
