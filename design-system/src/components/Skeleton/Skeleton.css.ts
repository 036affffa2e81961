import { keyframes } from '@vanilla-extract/css';
import { componentRecipe } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const skeletonShapes = ['line', 'box', 'circle'] as const;

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = componentRecipe({
  base: {
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.surfacePressed,
    animation: `${breathe} 1.6s infinite ${vars.easing.standard}`,
    '@media': { [media.forcedColors]: { background: 'GrayText' } },
  },
  variants: {
    shape: {
      line: { blockSize: measures.skeletonLine, borderRadius: vars.radius.mark },
      box: { blockSize: vars.control.md, borderRadius: vars.radius.control },
      circle: { blockSize: vars.control.icon, borderRadius: vars.radius.full, aspectRatio: '1' },
    },
  },
});
