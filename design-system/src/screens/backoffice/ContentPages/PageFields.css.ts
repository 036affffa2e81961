import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/* As wide a gutter as lists have. */
export const page = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[8]}`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
export const slug = componentStyle({
  minBlockSize: vars.lineHeight.sm,
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  selectors: { '&[data-taken]': { color: vars.color.danger } },
});
export const view = componentStyle({ display: 'flex' });
export const preview = componentStyle({
  padding: vars.space[5],
  border: `${measures.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});
/** As large as on the page itself, where it is the first heading. */
export const previewTitle = componentStyle({
  marginBlockEnd: vars.space[4],
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight['2xl'],
  overflowWrap: 'anywhere',
});
