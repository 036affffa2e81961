import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

/* Over everything, at the edge where browsers show that a page loads; nothing moves for it. */
export const bar = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.toast,
  pointerEvents: 'none',
});
