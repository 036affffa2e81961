import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

/* As wide a gutter as lists have. */
export const page = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[8]}`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const siblings = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
});
/* What is sent beside what comes back. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: line,
  '@media': { [media.belowRates]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const parties = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: vars.space[4],
});
export const lines = componentStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const list = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const body = componentStyle({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[4] });
/* Beside each other where there is room. */
export const question = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});
export const json = componentStyle({
  margin: 0,
  maxBlockSize: '32rem',
  overflow: 'auto',
  padding: vars.space[3],
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const fields = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});
export const muted = componentStyle({ color: vars.color.textMuted });
export const form = componentStyle({ maxInlineSize: '62rem' });
