import { componentRecipe } from '../../styles/layered.ts';
import { media } from '../../tokens/index.ts';

export const gridColumns = [2, 3, 4] as const;
export const gridColumnsOnPhone = [1, 2] as const;

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;
const onPhone = (columns: number) => ({
  '@media': { [media.phone]: { gridTemplateColumns: equal(columns) } },
});

export const grid = componentRecipe({
  base: { display: 'grid' },
  variants: {
    columns: {
      2: { gridTemplateColumns: equal(2) },
      3: { gridTemplateColumns: equal(3) },
      4: { gridTemplateColumns: equal(4) },
    },
    columnsOnPhone: { 1: onPhone(1), 2: onPhone(2) },
  },
});
