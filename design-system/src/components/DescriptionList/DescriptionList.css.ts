import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const list = componentStyle({
  display: 'grid',
  /* The terms' column yields before a long value has to. */
  gridTemplateColumns: `minmax(auto, ${measures.descriptionTerm}) minmax(0, 1fr)`,
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const term = componentStyle({ color: vars.color.textMuted, hyphens: 'auto' });
export const value = componentStyle({ overflowWrap: 'anywhere' });
