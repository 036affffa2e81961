import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';
import { gutter } from '../NotificationList/NotificationList.css.ts';

/** Lines of words are not read across a whole window, and what acts on them stands above them. */
export const page = componentStyle({
  vars: { [gutter]: vars.space[5] },
  maxInlineSize: '52rem',
  '@media': { [media.phone]: { vars: { [gutter]: vars.space[4] } } },
});

export const head = componentStyle({ paddingInline: gutter, paddingBlockStart: vars.space[5] });
export const tabs = componentStyle({ paddingInline: gutter, marginBlockStart: vars.space[2] });
export const list = componentStyle({
  borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
});
