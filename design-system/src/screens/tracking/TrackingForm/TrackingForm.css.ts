import { componentStyle } from '../../../styles/layered.ts';
import { media, vars } from '../../../tokens/index.ts';

export const form = componentStyle({ display: 'grid', gap: vars.space[4] });

/** Its room is there before anything is said, so that nothing moves: a line, and two where it is narrow. */
export const saidOfIt = componentStyle({
  minBlockSize: vars.lineHeight.sm,
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { minBlockSize: `calc(2 * ${vars.lineHeight.sm})` } },
});
