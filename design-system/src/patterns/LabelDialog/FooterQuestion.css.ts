import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/** The question stands before its answers, and above them where there is no room. */
export const question = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

export const questionText = componentStyle({
  marginInlineEnd: vars.space[2],
  fontWeight: vars.fontWeight.semibold,
});

/** They stay together. */
export const answers = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
