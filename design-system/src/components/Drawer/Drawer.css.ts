import { keyframes } from '@vanilla-extract/css';
import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { sticksAtTheEdge } from '../../styles/sticky.css.ts';
import { unprinted } from '../../styles/unprinted.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const slideIn = keyframes({ from: { transform: `translateX(${vars.space[6]})`, opacity: 0 } });

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const drawer = componentStyle(
  {
    position: 'fixed',
    top: vars.frame.topbar,
    right: 0,
    bottom: 0,
    zIndex: vars.zIndex.drawer,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: vars.frame.drawer,
    maxWidth: '100%',
    background: vars.color.surfaceRaised,
    borderLeft: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    boxShadow: vars.shadow.overlay,
    /* The ring of the panel itself would lie outside the window. */
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    animation: `${slideIn} ${vars.duration.base} ${vars.easing.standard}`,
    '@media': {
      [media.phone]: { width: '100%', bottom: measures.nav.bottomBar, borderLeft: 'none' },
      ...unprinted,
    },
  },
  'drawer',
);

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minHeight: vars.space[12],
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[4]}`,
} as const;

export const header = componentStyle({ ...bar, flexWrap: 'nowrap', borderBottom: line }, 'header');

export const title = componentStyle({ minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }, 'title');

export const body = componentStyle(
  { vars: sticksAtTheEdge, overflow: 'hidden auto', scrollbarWidth: 'thin' },
  'body',
);

export const footer = componentStyle({ ...bar, borderTop: line }, 'footer');

/* What is done stays at the end, in a line of its own too. */
componentGlobal(`${footer} > :last-child:not(:first-child)`, { marginInlineStart: 'auto' });
