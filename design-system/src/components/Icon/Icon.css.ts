import { componentRecipe } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

/** `md` stands beside words and grows with the density; the others keep their size. */
export const iconSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export const icon = componentRecipe({
  variants: {
    size: {
      xs: { inlineSize: measures.icon.xs, blockSize: measures.icon.xs, strokeWidth: 2.5 },
      sm: { inlineSize: measures.icon.sm, blockSize: measures.icon.sm },
      md: { inlineSize: vars.control.icon, blockSize: vars.control.icon },
      lg: { inlineSize: measures.icon.lg, blockSize: measures.icon.lg },
      xl: { inlineSize: measures.icon.xl, blockSize: measures.icon.xl, strokeWidth: 1.75 },
    },
  },
});
