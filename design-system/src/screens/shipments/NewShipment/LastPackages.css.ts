import { componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const lastPackages = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
});

export const title = componentStyle({
  margin: 0,
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});

export const offers = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const day = componentStyle({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });
