import { componentRecipe } from '../../styles/layered.ts';

export const stackAlignments = ['stretch', 'start'] as const;

export const stack = componentRecipe({
  base: { display: 'grid' },
  variants: {
    align: { stretch: {}, start: { justifyItems: 'start' } },
  },
});
