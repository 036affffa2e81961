import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const head = componentStyle({ padding: `0 ${vars.space[4]} ${vars.space[4]}` });
export const number = componentStyle({
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.xl,
});
export const missing = componentStyle({
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
});
export const facts = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});
/* As running text, so that a point stands at the end of a line and not at the start of the next. */
export const fact = componentStyle({
  display: 'inline',
  selectors: {
    '&:has(+ &)::after': { content: '" · " / ""' },
  },
});
/** On a line of its own: the others end where they end, without a point that leads nowhere. */
export const factBelow = componentStyle({ display: 'block' });
/** When news was last asked for, and asking for more. */
export const freshness = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});
export const hint = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const trouble = componentStyle({ fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' });
/** What somebody else has said, as long as it may be. */
export const words = componentStyle({ overflowWrap: 'anywhere' });
export const band = componentStyle({
  display: 'flex',
  gap: vars.space['2h'],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderBlock: line,
  background: vars.color.surfaceSunken,
  selectors: {
    '&[data-tone="success"]': { background: vars.color.successSurface },
    '&[data-tone="warning"]': { background: vars.color.warningSurface },
    '&[data-tone="danger"]': { background: vars.color.dangerSurface },
  },
});
export const bandIcon = componentStyle({
  flex: 'none',
  paddingBlockStart: vars.space['0h'],
  color: vars.color.textMuted,
  selectors: {
    '[data-tone="success"] > &': { color: vars.color.success },
    '[data-tone="warning"] > &': { color: vars.color.warning },
    '[data-tone="danger"] > &': { color: vars.color.danger },
  },
});
export const bandTitle = componentStyle({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.sm });
export const day = componentStyle({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold });
export const address = componentStyle({ fontStyle: 'normal' });
export const packages = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
export const packageHead = componentStyle({
  paddingBlock: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  selectors: {
    '&:not(:first-child)': { paddingInlineStart: vars.space[2] },
    '&:nth-child(2)': { overflowWrap: 'anywhere', hyphens: 'auto' },
    '&:nth-child(n + 3)': { textAlign: 'end' },
  },
});
export const packageCell = componentStyle({
  paddingBlock: vars.space['1h'],
  borderBlockStart: line,
  selectors: {
    '&:not(:first-child)': { paddingInlineStart: vars.space[2] },
    // The packaging gives way first where letters stand far apart.
    '&:nth-child(2)': { overflowWrap: 'anywhere', hyphens: 'auto' },
    '&:nth-child(n + 3)': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
const note = {
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
} as const;
/** What follows from the measures, below them. */
export const packageFact = componentStyle({ ...note, whiteSpace: 'normal' });
/** What customs know goods by, below their name. */
export const goodsFacts = componentStyle(note);
/** Above all of it, at the upper edge. */
export const notice = componentStyle({ padding: `${vars.space[3]} ${vars.space[4]} 0` });
/* Shapes of what comes, each as high as that will be. */
const shape = { display: 'grid', alignItems: 'center' } as const;
export const chipShape = componentStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  inlineSize: '7rem',
  blockSize: `calc(${vars.lineHeight.md} + 4 * ${measures.line.thin})`,
});
export const lineShape = componentStyle({ ...shape, blockSize: vars.lineHeight.md });
export const smallLineShape = componentStyle({ ...shape, blockSize: vars.lineHeight.sm });
export const buttonShape = componentStyle({ inlineSize: '12.5rem', maxInlineSize: '100%' });
export const bandShape = componentStyle({ flex: '1 1 auto' });
export const eventShape = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${measures.timeline.time} minmax(0, 1fr)`,
  columnGap: vars.space[8],
  alignItems: 'start',
  paddingBlock: `${vars.space[1]} ${vars.space['1h']}`,
});
