import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const lead = componentStyle({
  paddingBlock: vars.space[16],
  '@media': { [media.phone]: { paddingBlock: vars.space[8] } },
});

// In em, not in ch: that is the width of a zero, which is another one until the font has come, and lines would break anew.
export const heading = componentStyle({
  // 22 zeros.
  maxInlineSize: '14.498em',
  fontSize: vars.fontSize['3xl'],
  lineHeight: vars.lineHeight['3xl'],
  textWrap: 'balance',
  '@media': { [media.phone]: { fontSize: vars.fontSize['2xl'], lineHeight: vars.lineHeight['2xl'] } },
});

export const intro = componentStyle({
  // 58 zeros.
  maxInlineSize: '37.584em',
  marginBlock: `${vars.space[4]} ${vars.space[6]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight['2xl'],
});

export const aside = componentStyle({
  marginBlockStart: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

export const form = componentStyle({ maxInlineSize: measures.width.dialog });

export const message = componentStyle({
  marginBlockEnd: vars.space[6],
  maxInlineSize: measures.width.message,
});
