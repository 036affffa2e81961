import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const path = componentStyle({
  padding: `${vars.space[3]} ${vars.space[5]} 0`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
/* What is true of the execution, beside each other where there is room. */
const facing = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
} as const;
export const facts = componentStyle(facing);
/* On a phone the connection, two lines of the execution and one of how it compares, also while they come. */
export const execution = componentStyle({
  ...facing,
  '@media': {
    [media.phone]: {
      alignContent: 'start',
      minBlockSize: `calc(4 * ${vars.lineHeight.sm} + 3 * ${vars.space[1]})`,
    },
  },
});
export const coming = componentStyle({ flex: '0 1 20rem' });
/* As high as the bar with its words, so that nothing moves as an execution begins and ends. */
export const progress = componentStyle({
  minBlockSize: `calc(${vars.lineHeight.sm} + ${vars.space[1]} + ${measures.progress.thick})`,
});
export const name = componentStyle({ display: 'block', overflowWrap: 'anywhere' });
export const small = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.sm,
  overflowWrap: 'anywhere',
});
export const past = componentStyle({ display: 'inline-flex', gap: vars.space[1], verticalAlign: 'middle' });
export const counters = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minBlockSize: vars.control.sm,
});
