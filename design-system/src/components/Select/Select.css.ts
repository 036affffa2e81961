import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const box = componentStyle({ position: 'relative', display: 'block', minInlineSize: 0 });

export const select = componentStyle({
  appearance: 'none',
  paddingInlineEnd: measures.fieldIcon.roomEnd,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const arrow = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: measures.fieldIcon.inset,
  display: 'grid',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
