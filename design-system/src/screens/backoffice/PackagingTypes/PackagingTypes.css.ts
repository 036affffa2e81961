import { columnsFrom } from '../../../components/Table/columns-from.ts';
import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;
const gutter = {
  paddingInline: vars.space[5],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
} as const;
const small = {
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
} as const;

/** The rules, and beside them what they say of one package. */
export const split = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  minBlockSize: `calc(100dvh - ${vars.frame.topbar})`,
  '@media': {
    [media.belowRates]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 0 },
  },
});
export const rules = componentStyle({ minInlineSize: 0, paddingBlockEnd: vars.space[8] });
export const head = componentStyle({ ...gutter, paddingBlock: `${vars.space[5]} ${vars.space[3]}` });
/** Leads to what stands beside the rules, where it stands after them. */
export const toCheck = componentStyle({
  display: 'none',
  '@media': { [media.belowRates]: { display: 'contents' } },
});
export const filters = componentStyle({ ...gutter, paddingBlockEnd: vars.space[3] });
export const message = componentStyle({ ...gutter, paddingBlock: vars.space[4] });

export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const groupText = componentStyle(small);
export const name = componentStyle({
  display: 'block',
  fontWeight: vars.fontWeight.medium,
  selectors: { '&[data-muted]': { color: vars.color.textMuted, fontWeight: 'inherit' } },
});
export const standing = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
  selectors: { '&:not([data-standing="allowed"])': { color: vars.color.textMuted } },
});
export const words = componentStyle({ ...small, color: vars.color.text, overflowWrap: 'anywhere' });
/** What the columns say, where a row is a card or they have no room. */
export const limitsLine = componentStyle({
  ...small,
  display: 'none',
  fontWeight: vars.fontWeight.regular,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { display: 'block' } },
  '@container': { [`(width < ${columnsFrom.small})`]: { display: 'block' } },
});
/** What the columns say that have no room. */
export const restLine = componentStyle({
  ...small,
  display: 'none',
  fontWeight: vars.fontWeight.regular,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { display: 'block' } },
  '@container': { [`(width < ${columnsFrom.medium})`]: { display: 'block' } },
});

export const about = componentStyle(small);
/** In line with the reason above it. */
export const saved = componentStyle({
  paddingInlineStart: `calc(${vars.control.icon} + ${vars.space['1h']})`,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});
export const check = componentStyle({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  borderInlineStart: line,
  '@media': { [media.belowRates]: { borderInlineStart: 'none', borderBlockStart: line } },
});
/** It stays in sight while the rules are scrolled beside it. */
export const checkBox = componentStyle({
  position: 'sticky',
  insetBlockStart: vars.frame.topbar,
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [media.belowRates]: { position: 'static' }, [media.low]: { position: 'static' } },
});
export const sides = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
  alignItems: 'start',
});
export const result = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const verdicts = componentStyle({ borderBlockStart: line });
export const verdict = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${measures.mark.width} minmax(0, 1fr)`,
  alignItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: line,
});
