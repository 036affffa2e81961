import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const place = componentStyle({ position: 'relative', flex: 'none' });

/** Where the menu would open. */
export const missing = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineEnd: 0,
  zIndex: vars.zIndex.dialog,
  inlineSize: measures.overlay.menuMax,
  maxInlineSize: `calc(100vw - 2 * ${vars.space[2]})`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.menu,
});
