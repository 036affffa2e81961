import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const heading = componentStyle({ fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold });
export const muted = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
export const list = componentStyle({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const view = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
/* A name of one long word breaks rather than push the button away. */
export const name = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
