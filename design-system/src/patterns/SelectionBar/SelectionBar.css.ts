import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { media, measures, vars } from '../../tokens/index.ts';

/** Stays in sight at the lower edge while a long list scrolls; on a phone above the navigation. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: vars.space[3],
  zIndex: vars.zIndex.sticky,
  display: 'grid',
  gap: vars.space[2],
  marginInline: vars.space[5],
  marginBlockEnd: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.overlay,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phone]: {
      insetBlockEnd: `calc(${measures.nav.bottomBar} + ${vars.space[2]})`,
      marginInline: vars.space[3],
    },
    [media.forcedColors]: { border: `${measures.line.thin} solid CanvasText` },
  },
});
export const amount = componentStyle({
  minInlineSize: 0,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
});
/** What is selected, and at the other end the way out of it. */
export const standing = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  /* The words take two lines rather than the way out one of its own. */
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});
export const clear = componentStyle({ marginInlineStart: 'auto' });
/* On a phone one line that is pushed aside: the rows keep their room. The ring of focus needs its own. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[3]})`,
      padding: `${vars.space[1]} ${vars.space[3]}`,
    },
  },
});
componentGlobal(`${actions} > *`, { flex: 'none' });
