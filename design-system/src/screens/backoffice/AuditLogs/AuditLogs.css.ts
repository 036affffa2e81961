import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

export const first = componentStyle({ display: 'block', overflowWrap: 'anywhere' });
export const second = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});
/* Digits stand below digits. */
export const moment = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const links = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[2] });
export const json = componentStyle({
  overflow: 'auto',
  maxBlockSize: '60vh',
  marginBlock: 0,
  padding: vars.space[3],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.sm,
  tabSize: 2,
});
export const body = componentStyle({ paddingBlockStart: vars.space[3] });
