import { componentStyle } from '../../../styles/layered.ts';
import { media, vars } from '../../../tokens/index.ts';

/** The button stands beside the box of the field, whatever is said below it. */
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const action = componentStyle({
  paddingBlockStart: `calc(${vars.lineHeight.md} + ${vars.space[1]})`,
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});
