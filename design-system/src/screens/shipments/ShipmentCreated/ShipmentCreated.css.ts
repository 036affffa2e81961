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

export const sign = componentStyle({ color: vars.color.success });

export const title = componentStyle({ outlineOffset: measures.focusRing.width });

export const muted = componentStyle({ color: vars.color.textMuted });

export const first = componentStyle({
  paddingBlock: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { display: 'grid', justifySelf: 'stretch' } },
});

export const more = componentStyle({ justifySelf: 'stretch', paddingBlockStart: vars.space[3] });

export const skeleton = componentStyle({ justifySelf: 'stretch' });
