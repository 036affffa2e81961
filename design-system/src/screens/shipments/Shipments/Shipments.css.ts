import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const gutter = {
  paddingInline: vars.space[5],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
};

export const head = componentStyle({ ...gutter, paddingBlockStart: vars.space[5] });
export const tabs = componentStyle({ ...gutter, marginBlockStart: vars.space[2] });
export const filters = componentStyle({ ...gutter, paddingBlock: vars.space[3], maxInlineSize: '45rem' });
export const foot = componentStyle({ ...gutter });
export const message = componentStyle({ ...gutter, paddingBlock: vars.space[8] });
export const notice = componentStyle({ ...gutter, paddingBlockEnd: vars.space[3] });
/* Rows that are not the answer to what was asked carry the notice's bar. */
export const rows = componentStyle({
  selectors: { '&[data-old]': { borderInlineStart: `${measures.line.bar} solid ${vars.color.warning}` } },
});
export const progress = componentStyle({ blockSize: measures.progress.line });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const status = componentStyle({ display: 'grid', justifyItems: 'start' });
export const name = componentStyle({ display: 'block', fontWeight: vars.fontWeight.semibold, ...oneLine });
export const second = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  ...oneLine,
});
/* Numbers are read out and compared: never cut. One that is wider than its column goes on in the next line. */
export const number = componentStyle({ fontFamily: vars.fontFamily.mono });
export const product = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  ...oneLine,
  '@media': { [media.phone]: { display: 'none' } },
});
export const pieces = componentStyle({
  display: 'block',
  '@media': { [media.phone]: { display: 'inline' } },
});
export const weight = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  '@media': { [media.phone]: { display: 'inline', marginInlineStart: vars.space[1] } },
});
export const overdue = componentStyle({ color: vars.color.dangerText });
