import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const name = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  fontWeight: vars.fontWeight.semibold,
});
export const words = componentStyle({ ...oneLine });
export const second = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  overflowWrap: 'anywhere',
  ...oneLine,
});
