import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const line = componentStyle({
  display: 'block',
  overflow: 'hidden',
  blockSize: measures.progress.line,
  background: vars.color.accentSurface,
});

export const runner = componentStyle({
  display: 'block',
  inlineSize: '34%',
  blockSize: '100%',
  background: vars.color.accent,
  animation: `${travel} 1.4s infinite ${vars.easing.standard}`,
  selectors: { '[data-motion="less"] &': { animation: 'none', transform: 'translateX(60%)' } },
  '@media': {
    /* Still a sign that something runs, without running. */
    [media.reducedMotion]: { animation: 'none', transform: 'translateX(60%)' },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
