import { componentStyle } from '../../styles/layered.ts';
import { media, measures, vars } from '../../tokens/index.ts';

/** Stays in sight at the lower edge while a long list scrolls; on a phone above the navigation. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: vars.space[3],
  zIndex: vars.zIndex.sticky,
  display: 'grid',
  gap: vars.space[2],
  marginInline: vars.space[3],
  marginBlockEnd: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.overlay,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phone]: { insetBlockEnd: `calc(${measures.nav.bottomBar} + ${vars.space[2]})` },
    [media.forcedColors]: { border: `${measures.line.thin} solid CanvasText` },
  },
});
export const amount = componentStyle({ fontWeight: vars.fontWeight.semibold });
