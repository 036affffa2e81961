import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const heading = componentStyle({ marginBlockEnd: vars.space[1] });

export const steps = componentStyle({ borderBlockStart: line });

export const step = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.space[10],
  borderBlockEnd: line,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

export const label = componentStyle({ flex: '1 1 0', minInlineSize: 0 });
