import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const gutter = {
  paddingInline: vars.space[5],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
} as const;
const edge = `${measures.line.thin} solid ${vars.color.border}`;
const small = {
  marginBlock: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
} as const;

export const head = componentStyle({ ...gutter, paddingBlock: `${vars.space[5]} ${vars.space[4]}` });
export const part = componentStyle({
  ...gutter,
  paddingBlock: vars.space[5],
  borderBlockStart: edge,
});
export const first = componentStyle({ ...gutter, paddingBlockEnd: vars.space[5] });
export const about = componentStyle(small);

/** As many beside each other as have room, all as high as the highest of their row. */
export const cards = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: vars.space[3],
  marginBlock: 0,
  paddingInlineStart: 0,
  listStyle: 'none',
});
export const cardPlace = componentStyle({ display: 'grid', minInlineSize: 0 });
/** What has no room beside the button stands above it, so that the buttons of a row stay in line. */
export const check = componentStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  gap: vars.space[2],
});
export const value = componentStyle({ display: 'block' });
export const note = componentStyle({ ...small, display: 'block' });
export const detail = componentStyle({
  ...small,
  display: 'block',
  fontFamily: vars.fontFamily.mono,
  overflowWrap: 'anywhere',
});

export const chosen = componentStyle({ maxInlineSize: '20rem' });

/** The request, and beside it what came of it, where both have room for a line of JSON. */
export const tool = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  gap: vars.space[5],
  alignItems: 'start',
});
export const answer = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  padding: vars.space[4],
  border: edge,
  borderRadius: vars.radius.overlay,
});
export const answerHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const answerTitle = componentStyle({
  margin: 0,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
});
export const copying = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const skeleton = componentStyle({ ...gutter, paddingBlock: vars.space[5] });
