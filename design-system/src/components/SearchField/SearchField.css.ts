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
