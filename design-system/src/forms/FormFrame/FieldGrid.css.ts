import { componentRecipe } from '../../styles/layered.ts';
import { media, vars } from '../../tokens/index.ts';

export const fieldGridColumns = [1, 2, 3] as const;

function columns(count: number) {
  return {
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  };
}

export const fieldGrid = componentRecipe({
  base: {
    display: 'grid',
    gap: vars.space[4],
    alignItems: 'start',
    '@media': { [media.phone]: { gap: vars.space[3] } },
  },
  variants: { columns: { 1: columns(1), 2: columns(2), 3: columns(3) } },
});
