import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

const inTheMiddle = {
  display: 'grid',
  alignItems: 'center',
  /* Numbers end in one line. */
  selectors: { '&[data-align="end"]': { justifyItems: 'end' } },
} as const;

export const line = componentStyle({ ...inTheMiddle, blockSize: vars.lineHeight.md });
export const secondLine = componentStyle({ ...inTheMiddle, blockSize: vars.lineHeight.xs });
