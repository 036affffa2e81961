import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const box = componentStyle({ position: 'relative', display: 'block', minInlineSize: 0 });

export const glass = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: measures.fieldIcon.inset,
  display: 'grid',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const input = componentStyle({
  paddingInlineStart: measures.fieldIcon.room,
  paddingInlineEnd: measures.fieldIcon.room,
  appearance: 'none',
  /* What is too long for its room ends with a sign of that, not in the middle of a letter. */
  textOverflow: 'ellipsis',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

/** Shows only while there is something to clear; the input's placeholder is the sign of its emptiness. */
export const clear = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[1],
  display: 'grid',
  alignItems: 'center',
  selectors: { ':placeholder-shown ~ &': { display: 'none' } },
});
