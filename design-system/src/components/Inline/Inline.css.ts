import { componentRecipe } from '../../styles/layered.ts';
import { media } from '../../tokens/index.ts';

export const inlineAlignments = ['stretch', 'center', 'baseline', 'end'] as const;

export const inline = componentRecipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    align: {
      stretch: {},
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'end' },
    },
    isStackedOnPhone: {
      true: { '@media': { [media.phone]: { display: 'grid', justifySelf: 'stretch' } } },
      false: {},
    },
  },
});
