import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const content = componentStyle(
  {
    maxWidth: measures.overlay.menuMax,
    padding: vars.space[4],
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
  },
  'content',
);
