import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** The strip scrolls by itself, never the page. */
export const strip = componentStyle({
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.border}`,
});

export const tab = componentStyle({
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
    '&[aria-current]': { borderBlockEndColor: vars.color.accent, fontWeight: vars.fontWeight.semibold },
    /* Inside, because the strip would cut it off. */
    '&:focus-visible': { outlineOffset: `calc(-1 * ${measures.focusRing.width})` },
  },
  '@media': {
    /* A transparent edge would be drawn in the colour of the text. */
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const count = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  selectors: {
    '&[data-urgent]': { color: vars.color.dangerText, fontWeight: vars.fontWeight.semibold },
  },
});
