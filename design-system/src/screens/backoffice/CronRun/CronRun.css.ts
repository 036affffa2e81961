import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const path = componentStyle({
  padding: `${vars.space[3]} ${vars.space[5]} 0`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
/* As wide a gutter as the list above it has. */
export const log = componentStyle({
  padding: vars.space[5],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
  '@media': { [media.phone]: { padding: vars.space[4] } },
});
/* 28 characters in one line of a phone. */
export const id = componentStyle({ '@media': { [media.phone]: { fontSize: vars.fontSize.xs } } });
/* A message is read to its end. */
export const message = componentStyle({ overflowWrap: 'anywhere', whiteSpace: 'normal' });
