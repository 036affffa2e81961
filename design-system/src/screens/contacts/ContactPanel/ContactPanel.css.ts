import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[6],
  /* The buttons of a form stay at the lower edge. */
  selectors: { '&:has(> form)': { paddingBlockEnd: 0 } },
});
/* What is side by side in it follows its width. */
export const address = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const note = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});
export const paste = componentStyle({ display: 'flex', justifyContent: 'end' });
export const duplicates = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  marginBlockStart: vars.space[2],
  listStyle: 'none',
});
