import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

const separator = `${measures.line.thin} solid ${vars.color.border}`;

export const pattern = componentStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const example = componentStyle({ display: 'block', color: vars.color.textMuted });

export const about = componentStyle({ color: vars.color.textMuted });

export const territories = componentStyle({ borderBlockStart: separator });

export const territory = componentStyle({ paddingBlock: vars.space[2], borderBlockEnd: separator });

export const territoryHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

/** One line, so that nothing moves while somebody types. */
export const verdict = componentStyle({ minBlockSize: vars.lineHeight.md });
