import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const reason = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
});
