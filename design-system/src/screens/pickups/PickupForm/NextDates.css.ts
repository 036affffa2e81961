import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const box = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.overlay,
  background: vars.color.surfaceSunken,
});
export const sentence = componentStyle({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const quiet = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const list = componentStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const date = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  paddingBlock: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `${measures.line.thin} solid ${vars.color.border}` } },
});
export const mark = componentStyle({ display: 'inline-flex', color: vars.color.accent });
export const skipped = componentStyle({ color: vars.color.textMuted, textDecoration: 'line-through' });
