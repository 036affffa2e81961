import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const box = componentStyle({ position: 'relative', display: 'block', minInlineSize: 0 });

export const input = componentStyle({
  paddingInlineEnd: measures.fieldIcon.room,
  textOverflow: 'ellipsis',
});

/** As high as the field that it stands in, and no wider than the room that is kept there. */
export const button = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: measures.fieldIcon.room,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
});

export const option = componentStyle({
  selectors: { '&[data-selected]': { fontWeight: vars.fontWeight.medium } },
});
