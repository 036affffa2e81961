import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const list = componentStyle({
  display: 'grid',
  /*
   * The terms' column yields before a long value has to, down to its longest word.
   * `auto` would not do as its minimum: a fixed maximum caps it, and words break in themselves.
   */
  gridTemplateColumns: `minmax(min-content, ${measures.descriptionTerm}) minmax(0, 1fr)`,
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const term = componentStyle({
  color: vars.color.textMuted,
  hyphens: 'auto',
  /* Longer than any word of ours: one of somebody else's breaks before it takes the values' room. */
  maxInlineSize: '11em',
});
export const value = componentStyle({ overflowWrap: 'anywhere' });
