import { componentStyle } from '../styles/layered.ts';
import { vars } from '../tokens/index.ts';

export const inverseSurface = componentStyle({
  padding: vars.space[4],
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
});

export const stack = componentStyle({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const matrix = componentStyle({ borderSpacing: vars.space[3], textAlign: 'start' });
export const matrixHead = componentStyle({
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
});
