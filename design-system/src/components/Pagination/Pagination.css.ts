import { componentStyle } from '../../styles/layered.ts';
import { media, vars } from '../../tokens/index.ts';

export const pagination = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.rowTwo,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

/** Words beside the arrows; in a row of their own on phones. */
export const note = componentStyle({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { order: 1, inlineSize: '100%', paddingBlockEnd: vars.space[2] } },
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [media.widerThanPhone]: { selectors: { [`${note} + &`]: { marginInlineStart: 0 } } } },
});
