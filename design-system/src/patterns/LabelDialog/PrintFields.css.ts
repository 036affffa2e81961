import { componentStyle } from '../../styles/layered.ts';
import { media, vars } from '../../tokens/index.ts';

export const fields = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});

/** In the line of the controls beside it, below their labels; on a phone it has a line of its own. */
export const remember = componentStyle({
  '@media': {
    [media.widerThanPhone]: { paddingBlockStart: `calc(${vars.lineHeight.sm} + ${vars.space[1]})` },
  },
});
