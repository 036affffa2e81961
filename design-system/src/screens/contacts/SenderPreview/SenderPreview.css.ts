import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const preview = componentStyle({ display: 'grid', gap: vars.space[2], alignContent: 'start' });
export const title = componentStyle({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});
export const muted = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
/* As the label is printed: on white, whatever the screen. */
export const label = componentStyle({
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  minBlockSize: '6.5em',
  padding: vars.space[3],
  border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  overflowWrap: 'anywhere',
});
