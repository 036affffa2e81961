import { componentStyle } from '../../../styles/layered.ts';
import { onPaper } from '../../../styles/on-paper.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const preview = componentStyle({ display: 'grid', gap: vars.space[2], alignContent: 'start' });
export const title = componentStyle({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});
export const muted = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
/* As the label is printed: on white, whatever the screen. */
export const label = componentStyle({
  ...onPaper,
  minBlockSize: '6.5em',
  padding: vars.space[3],
  border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  overflowWrap: 'anywhere',
});
