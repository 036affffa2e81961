import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;
const stacked = { gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const split = componentRecipe(
  {
    base: {
      display: 'grid',
      minHeight: `calc(100dvh - ${vars.frame.topbar})`,
    },
    variants: {
      side: {
        left: {
          gridTemplateColumns: `${measures.nav.settings} minmax(0, 1fr)`,
          '@media': { [media.notebook]: { ...stacked, gridTemplateRows: 'auto minmax(0, 1fr)' } },
        },
        right: {
          gridTemplateColumns: `minmax(0, 1fr) ${vars.frame.rates}`,
          '@media': { [media.belowRates]: { ...stacked, minHeight: 0 } },
        },
      },
    },
  },
  'split',
);

export const sidebar = componentRecipe(
  {
    base: { minWidth: 0, padding: `${vars.space[4]} ${vars.space[4]}` },
    variants: {
      side: {
        left: {
          borderInlineEnd: edge,
          '@media': { [media.notebook]: { borderInlineEnd: 'none', borderBottom: edge } },
        },
        right: {
          background: vars.color.surfaceRaised,
          borderInlineStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
          '@media': { [media.belowRates]: { borderInlineStart: 'none', borderTop: edge } },
        },
      },
    },
  },
  'sidebar',
);

export const content = componentStyle(
  {
    minWidth: 0,
    padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[10]}`,
    '@media': { [media.phone]: { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[8]}` } },
  },
  'content',
);
