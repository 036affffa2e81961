import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

/** `stack` below one another, `row` beside one another as far as there is room. */
export const fieldGroupLayouts = ['stack', 'row'] as const;

export const group = componentStyle(
  { display: 'grid', gap: vars.space[1], inlineSize: '100%', minInlineSize: 0, overflowWrap: 'anywhere' },
  'group',
);

/** A legend takes no part in the grid around it. */
export const legend = componentStyle({ paddingBlockEnd: vars.space[2] }, 'legend');

export const name = componentStyle({ fontWeight: vars.fontWeight.semibold }, 'name');

export const fields = componentRecipe(
  {
    base: { display: 'grid', gap: vars.space[3], minInlineSize: 0 },
    variants: {
      layout: {
        stack: {},
        row: {
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${measures.topBar.searchMin}), 1fr))`,
          alignItems: 'start',
        },
      },
    },
  },
  'fields',
);
