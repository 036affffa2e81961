import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const content = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${measures.icon.lg} minmax(0, 1fr)`,
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[4]}`,
    overflow: 'auto',
    '@media': { [media.phone]: { paddingInline: vars.space[4] } },
  },
  'content',
);

export const icon = componentRecipe({
  base: { marginTop: vars.space['0h'] },
  variants: {
    tone: { danger: { color: vars.color.danger }, neutral: { color: vars.color.textMuted } },
  },
});

/** Everything but the icon stands in the second column. */
export const text = componentStyle({ gridColumn: '2', hyphens: 'auto' }, 'text');

export const detail = componentStyle(
  {
    gridColumn: '2',
    marginTop: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
  },
  'detail',
);
