import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** The frame of people who are signed in leaves pages without a gutter. */
export const page = componentStyle({
  selectors: { 'main:not([data-gutter]) > &': { paddingInline: vars.space[5] } },
});

export const article = componentStyle({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: measures.overlay.dialogWide,
  paddingBlock: vars.space[8],
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { maxInlineSize: 'none', paddingBlock: 0 } },
});

export const contents = componentStyle({
  padding: vars.space[4],
  borderInlineStart: `${measures.line.bar} solid ${vars.color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const contentsTitle = componentStyle({ marginBlockEnd: vars.space[2] });

export const contentsList = componentStyle({ display: 'grid', gap: vars.space[2], listStyle: 'none' });

/** As wide as the text will be. */
export const skeleton = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: measures.overlay.dialogWide,
  paddingBlock: vars.space[8],
});
