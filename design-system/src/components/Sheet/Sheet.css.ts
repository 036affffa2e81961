import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fromTheSide = keyframes({ from: { transform: `translateX(${vars.space[6]})`, opacity: 0 } });
const fromBelow = keyframes({ from: { transform: `translateY(${vars.space[6]})`, opacity: 0 } });

const edge = `${measures.line.thin} solid ${vars.color.borderStrong}`;

export const scrim = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.scrim,
    background: vars.color.scrim,
    animation: `${fadeIn} ${vars.duration.base} ${vars.easing.standard}`,
  },
  'scrim',
);

/** At the right edge over the whole height; on a phone at the lower edge, as high as its content. */
export const sheet = componentStyle(
  {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
    inlineSize: vars.frame.drawer,
    maxInlineSize: '100%',
    background: vars.color.surfaceRaised,
    borderInlineStart: edge,
    boxShadow: vars.shadow.overlay,
    animation: `${fromTheSide} ${vars.duration.base} ${vars.easing.standard}`,
    '@media': {
      [media.phone]: {
        insetBlockStart: 'auto',
        inlineSize: '100%',
        maxBlockSize: `calc(100dvh - ${vars.space[8]})`,
        borderInlineStart: 'none',
        borderBlockStart: edge,
        borderStartStartRadius: vars.radius.overlay,
        borderStartEndRadius: vars.radius.overlay,
        animationName: fromBelow,
      },
    },
  },
  'sheet',
);

/** Header and footer stay, the body scrolls. */
export const dialog = componentStyle(
  {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    minBlockSize: 0,
    maxBlockSize: 'inherit',
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    overflowWrap: 'anywhere',
  },
  'dialog',
);
