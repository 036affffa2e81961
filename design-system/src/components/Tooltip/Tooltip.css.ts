import { componentRecipe } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const tooltip = componentRecipe(
  {
    base: {
      zIndex: vars.zIndex.toast,
      maxWidth: measures.overlay.tooltip,
      padding: `${vars.space[1]} ${vars.space[2]}`,
      borderRadius: vars.radius.control,
      /* The edge is invisible but for forced colours, where the background goes. */
      border: `${measures.line.thin} solid ${vars.color.surfaceInverse}`,
      background: vars.color.surfaceInverse,
      color: vars.color.textInverse,
      fontSize: vars.fontSize.sm,
      lineHeight: vars.lineHeight.sm,
    },
    variants: {
      isForRail: {
        true: {
          display: 'none',
          '@media': { [media.rail]: { display: 'block' } },
        },
      },
    },
    defaultVariants: { isForRail: false },
  },
  'tooltip',
);
