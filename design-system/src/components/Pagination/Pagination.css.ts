import { componentStyle } from '../../styles/layered.ts';
import { vars } from '../../tokens/index.ts';

export const root = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.control.rowTwo,
});

export const range = componentStyle({ color: vars.color.textMuted });
export const steps = componentStyle({ display: 'flex', gap: vars.space[1] });

/* A step without an address keeps its place, greyed. */
export const step = componentStyle({
  selectors: { '&:not([href])': { color: vars.color.textDisabled, pointerEvents: 'none' } },
});
