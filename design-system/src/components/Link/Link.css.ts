import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

/** `accent` in running text, `inherit` inside toned surfaces, `inverse` on the inverse surface. */
export const linkTones = ['accent', 'inherit', 'danger', 'inverse'] as const;

export const link = componentRecipe({
  base: {
    borderRadius: vars.radius.mark,
    selectors: { '&[data-quiet]:not(:hover)': { textDecorationLine: 'none' } },
  },
  variants: {
    tone: {
      accent: { color: vars.color.accentText },
      inherit: { color: 'inherit' },
      danger: { color: vars.color.dangerText, fontWeight: vars.fontWeight.medium },
      inverse: { color: vars.color.textInverse },
    },
  },
});

export const externalIcon = componentStyle({
  display: 'inline-block',
  verticalAlign: '-0.125em',
  marginInlineStart: vars.space[1],
});
