import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

export const lead = componentStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${measures.width.dialog})`,
  alignItems: 'start',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  '@media': {
    [media.notebook]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] },
    [media.phone]: { paddingBlock: vars.space[8] },
  },
});

export const tracking = componentStyle({
  maxInlineSize: measures.width.dialog,
  padding: vars.space[5],
  border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.overlay,
});

export const trackingText = componentStyle({
  marginBlockEnd: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
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
