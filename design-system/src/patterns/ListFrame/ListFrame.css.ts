import { fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { listGutter } from '../../styles/list-gutter.css.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const gutter = {
  paddingInline: fallbackVar(listGutter, vars.space[5]),
  '@media': { [media.phone]: { paddingInline: fallbackVar(listGutter, vars.space[4]) } },
};

/* Nothing else keeps the rows off it. */
const alone = { '&[data-alone]': { paddingBlockEnd: vars.space[3] } };

export const head = componentStyle({
  ...gutter,
  paddingBlockStart: fallbackVar(listGutter, vars.space[5]),
  selectors: alone,
});
export const tabs = componentStyle({ ...gutter, marginBlockStart: vars.space[2], selectors: alone });
export const filters = componentStyle({ ...gutter, paddingBlock: vars.space[3] });
export const search = componentStyle({ ...gutter, paddingBlock: vars.space[3] });
export const bar = componentStyle({ ...gutter, paddingBlockEnd: vars.space[3] });
export const foot = componentStyle({ ...gutter });
/* As high as the pages of other lists. */
export const whole = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.rowTwo,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const message = componentStyle({
  ...gutter,
  paddingBlock: `calc(${vars.space[8]} + ${vars.space[6]})`,
});
/* Rows that are not the answer to what was asked carry the notice's bar. */
export const rows = componentStyle({
  selectors: { '&[data-old]': { borderInlineStart: `${measures.line.bar} solid ${vars.color.warning}` } },
});
export const progress = componentStyle({ blockSize: measures.progress.line });
