import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { sticksAtTheEdge } from '../../styles/sticky.css.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const scrim = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.scrim,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.space[3],
    overflow: 'auto',
    background: vars.color.scrim,
    animation: `${fadeIn} ${vars.duration.base} ${vars.easing.standard}`,
  },
  'scrim',
);

export const box = componentRecipe(
  {
    base: {
      width: '100%',
      maxHeight: '100%',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.overlay,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
    },
    variants: {
      size: {
        md: { maxWidth: measures.width.dialog },
        lg: { maxWidth: measures.width.palette },
        xl: { maxWidth: measures.overlay.dialogWide },
      },
    },
  },
  'box',
);

/** The dialog itself: header and footer stay, the body scrolls. */
export const dialog = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    overflowWrap: 'anywhere',
    minHeight: 0,
    maxHeight: `calc(100dvh - 2 * ${vars.space[3]})`,
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    borderRadius: vars.radius.overlay,
  },
  'dialog',
);

export const header = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space[2],
    padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[2]} ${vars.space[5]}`,
    '@media': { [media.phone]: { paddingInline: `${vars.space[4]} ${vars.space[2]}` } },
  },
  'header',
);

export const title = componentStyle(
  {
    minWidth: 0,
    paddingBlock: vars.space['0h'],
    hyphens: 'auto',
    /* Level with the button beside it, which is larger there. The ring of its focus lies around the words alone. */
    '@media': { [media.phone]: { paddingBlock: 0, marginBlock: vars.space[2] } },
  },
  'title',
);

export const body = componentStyle(
  {
    vars: sticksAtTheEdge,
    overflow: 'auto',
    padding: `${vars.space[1]} ${vars.space[5]} ${vars.space[5]}`,
    '@media': { [media.phone]: { paddingInline: vars.space[4] } },
  },
  'body',
);

export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[2],
    padding: `${vars.space[3]} ${vars.space[5]}`,
    borderTop: `${measures.line.thin} solid ${vars.color.border}`,
    '@media': {
      [media.phone]: { padding: `${vars.space[3]} ${vars.space[4]}` },
    },
  },
  'footer',
);
