import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const empty = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  maxInlineSize: measures.width.message,
  selectors: {
    /* Its gutter is that of what it stands in; as a page of its own it has that of any page, where its frame leaves none. */
    'main > &': { paddingBlock: vars.space[6] },
    'main:not([data-gutter]) > &': { paddingInline: vars.space[5] },
  },
  '@media': {
    [media.phone]: { selectors: { 'main:not([data-gutter]) > &': { paddingInline: vars.space[4] } } },
  },
});

export const icon = componentStyle({ color: vars.color.textMuted, marginBlockEnd: vars.space[2] });
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  minInlineSize: 0,
});
export const title = componentStyle({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: 'normal',
  selectors: {
    /* The heading of the whole page is as large as that of any. */
    'h1&': { fontSize: vars.fontSize['2xl'], lineHeight: vars.lineHeight['2xl'] },
  },
});
export const text = componentStyle({ color: vars.color.textMuted });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});
