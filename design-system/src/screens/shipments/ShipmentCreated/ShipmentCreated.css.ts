import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** What happened and what comes next; beside it, where there is room, what will be printed. */
export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '&[data-with-preview]': {
      gridTemplateColumns: `minmax(0, 1fr) ${measures.width.dialog}`,
      minBlockSize: `calc(100dvh - ${vars.frame.topbar})`,
    },
  },
  '@media': {
    [media.notebook]: {
      selectors: { '&[data-with-preview]': { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 } },
    },
  },
});

export const panel = componentStyle({
  maxInlineSize: `calc(${measures.width.palette} + 2 * ${vars.space[6]})`,
  padding: vars.space[6],
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

export const sign = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  color: vars.color.successText,
});

export const title = componentStyle({ outlineOffset: measures.focusRing.width });

export const muted = componentStyle({ color: vars.color.textMuted });

export const first = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { display: 'grid', alignItems: 'stretch', justifySelf: 'stretch' } },
});

export const more = componentStyle({ justifySelf: 'stretch', paddingBlockStart: vars.space[3] });

/* Shapes of what comes, each as high as that will be. */
export const lineShape = componentStyle({
  display: 'grid',
  alignItems: 'center',
  justifySelf: 'stretch',
  blockSize: vars.lineHeight.md,
});
export const titleShape = componentStyle({
  display: 'grid',
  alignContent: 'center',
  inlineSize: '16rem',
  maxInlineSize: '100%',
  blockSize: vars.lineHeight['2xl'],
  overflow: 'hidden',
});
export const buttonShape = componentStyle({
  display: 'grid',
  alignContent: 'center',
  inlineSize: '14rem',
  maxInlineSize: '100%',
  blockSize: vars.control.lg,
  marginBlock: vars.space[2],
});
export const factShape = componentStyle({
  display: 'grid',
  alignContent: 'space-evenly',
  blockSize: `calc(${vars.lineHeight.md} + ${vars.lineHeight.sm})`,
});
