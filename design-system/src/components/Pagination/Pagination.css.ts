import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

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

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});
