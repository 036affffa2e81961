import { componentStyle } from '../../../styles/layered.ts';
import { media, vars } from '../../../tokens/index.ts';

/* As far from the edges as the list below. */
export const place = componentStyle({
  paddingInline: vars.space[5],
  paddingBlockStart: vars.space[5],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
