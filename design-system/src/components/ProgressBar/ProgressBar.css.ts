import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

export const amount = componentStyle({ color: vars.color.textMuted });

export const track = componentStyle({
  overflow: 'hidden',
  blockSize: measures.progress.thick,
  borderRadius: vars.radius.full,
  background: vars.color.surfacePressed,
  '@media': { [media.forcedColors]: { border: `${measures.line.thin} solid CanvasText` } },
});

export const bar = componentStyle({
  blockSize: '100%',
  background: vars.color.accent,
  transformOrigin: 'left',
  transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
