import { componentStyle } from '../src/styles/layered.ts';
import { measures, vars } from '../src/tokens/index.ts';

/* Styles of the documentation pages. Storybook styles bare tables of its pages outside of all layers,
   so these elements carry `sb-unstyled` beside their class. */

export const page = componentStyle({
  color: vars.color.text,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.md,
});

export const scroller = componentStyle({
  overflowX: 'auto',
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
});

export const table = componentStyle({
  width: '100%',
  textAlign: 'start',
  borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
});

/** The same columns in each of several tables: their shares of the width. */
export const columnShares = ['40%', '24%', '12%', '24%'] as const;
export const evenTable = componentStyle({
  tableLayout: 'fixed',
  minWidth: '48rem',
  overflowWrap: 'anywhere',
});

export const cell = componentStyle({
  padding: vars.space[2],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.fontWeight.regular,
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.border}`,
});

export const head = componentStyle({
  padding: vars.space[2],
  textAlign: 'start',
  fontWeight: vars.fontWeight.semibold,
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.borderStrong}`,
});

/** Parts of a page below each other. */
export const parts = componentStyle({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });

export const muted = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
export const code = componentStyle({ fontFamily: vars.fontFamily.mono, fontSize: vars.fontSize.xs });

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[4],
  marginBlock: vars.space[4],
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  columnGap: vars.space[3],
});

export const hole = componentStyle({ color: vars.color.textMuted, fontSize: vars.fontSize.xs });

export const swatches = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: vars.space[4],
});

export const swatchPair = componentStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr' });

export const swatch = componentStyle({
  height: vars.space[12],
  border: `${measures.line.thin} solid ${vars.color.border}`,
});

export const icons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: vars.space[4],
});

export const iconRow = componentStyle({ display: 'flex', gap: vars.space[3], alignItems: 'start' });

export const bar = componentStyle({ height: vars.space[3], background: vars.color.accent });

export const mover = componentStyle({
  width: vars.space[6],
  height: vars.space[6],
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  transitionProperty: 'translate',
  transitionTimingFunction: vars.easing.standard,
});
