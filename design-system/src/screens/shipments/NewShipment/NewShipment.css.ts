import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;

/** Form and rates side by side; below 1120 the rates follow the form. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.frame.rates}`,
  minBlockSize: `calc(100dvh - ${vars.frame.topbar})`,
  '@media': { [media.belowRates]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const formColumn = componentStyle({
  minInlineSize: 0,
  paddingBlock: `${vars.space[4]} ${vars.space[10]}`,
  paddingInline: vars.space[6],
  '@media': {
    [media.phone]: { paddingInline: vars.space[4], paddingBlock: `${vars.space[3]} ${vars.space[8]}` },
  },
});

export const saved = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

/** Stays in the page while it is empty, so that what comes is read. */
export const messages = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  selectors: { '&:has(> :not(:empty))': { paddingBlockStart: vars.space[3] } },
});

/** Always there, so that what comes is read; without a box while it is empty. */
export const live = componentStyle({ display: 'contents' });

export const section = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: edge,
});

export const sectionHead = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const sectionNumber = componentStyle({
  minInlineSize: vars.space[3],
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.accentText,
});

export const sectionTitle = componentStyle({ flex: '1 1 0' });

export const keys = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

/** Fields in three columns, one below the other on phones. */
export const thirds = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] } },
});

/** A checkbox in a line of fields stands at the height of their boxes. */
export const besideFields = componentStyle({
  paddingBlockStart: `calc(${vars.lineHeight.sm} + ${vars.space[2]})`,
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});

export const formFoot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: edge,
});

export const details = componentStyle({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});
