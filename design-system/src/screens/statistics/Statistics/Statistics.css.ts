import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const gutter = {
  paddingInline: vars.space[5],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
};
const edge = `${measures.line.thin} solid ${vars.color.border}`;

export const head = componentStyle({ ...gutter, paddingBlockStart: vars.space[5] });
export const tabs = componentStyle({
  ...gutter,
  marginBlockStart: vars.space[2],
  '@media': { ...gutter['@media'], [media.print]: { display: 'none' } },
});
export const range = componentStyle({
  ...gutter,
  paddingBlockStart: vars.space[3],
  maxInlineSize: '26rem',
  '@media': { ...gutter['@media'], [media.print]: { display: 'none' } },
});
export const tiles = componentStyle({ marginBlockStart: vars.space[4] });
export const message = componentStyle({
  ...gutter,
  paddingBlock: `calc(${vars.space[8]} + ${vars.space[6]})`,
});
/** Side by side where there is room for both, with a line between. */
export const charts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const chart = componentStyle({
  ...gutter,
  minInlineSize: 0,
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderInlineStart: edge } },
  '@media': {
    ...gutter['@media'],
    [media.rail]: { selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: edge } } },
  },
});
export const skeleton = componentStyle({ ...gutter, paddingBlock: vars.space[5] });
