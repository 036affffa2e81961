import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const list = componentStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const box = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.border}`,
});

/* A name of one long word breaks rather than push the button away. */
export const facts = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const muted = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
