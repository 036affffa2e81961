import { componentStyle, partStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/* Shared with Tabs: what leads to a place and what swaps a panel look alike and say what they are by their roles. */

const fade = vars.space[6];

/**
 * The strip scrolls by itself, never the page. What goes on behind its end fades out there, the line below it does
 * not; the room at the end is that of the fade, so that the last tab can be scrolled out of it.
 */
export const strip = componentStyle({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingInlineEnd: fade,
  scrollPaddingInlineEnd: fade,
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.border}`,
  maskImage: `linear-gradient(to left, transparent, black ${fade}), linear-gradient(black, black)`,
  maskSize: `100% calc(100% - ${measures.line.thin}), 100% ${measures.line.thin}`,
  maskPosition: 'top, bottom',
  maskRepeat: 'no-repeat',
});

export const tab = partStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  flex: 'none',
  gap: vars.space['1h'],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${measures.line.thick} solid transparent`,
  color: vars.color.text,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderBlockEndColor: vars.color.borderStrong },
    '&:is([aria-current], [data-selected])': {
      borderBlockEndColor: vars.color.accent,
      fontWeight: vars.fontWeight.semibold,
    },
    /* Inside, because the strip would cut it off. */
    '&:focus-visible': { outlineOffset: `calc(-1 * ${measures.focusRing.width})` },
  },
  '@media': {
    /* A transparent edge would be drawn in the colour of the text. */
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&:is([aria-current], [data-selected])': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

/** As wide for one digit as for three, so that no tab moves when its count comes or changes. */
export const count = componentStyle({
  minInlineSize: '3ch',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  selectors: {
    /* An empty one is as high as a filled one. */
    '&:empty::before': { content: '\\200b' },
    '&[data-urgent]': { color: vars.color.dangerText, fontWeight: vars.fontWeight.semibold },
  },
});
