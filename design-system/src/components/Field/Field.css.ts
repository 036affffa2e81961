import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const field = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
});

export const requiredMark = componentStyle({
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
});

export const description = componentStyle({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});

export const error = componentStyle({
  display: 'flex',
  gap: vars.space['1h'],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.dangerText,
});

export const errorIcon = componentStyle({
  flex: 'none',
  paddingBlockStart: vars.space['0h'],
  color: vars.color.danger,
});
