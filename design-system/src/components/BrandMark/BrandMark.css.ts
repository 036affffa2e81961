import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

export const brand = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2h'],
  fontSize: measures.mark.brandType,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.01em',
  color: 'inherit',
});

export const needle = componentStyle({
  inlineSize: measures.mark.brand,
  blockSize: measures.mark.brand,
  color: vars.color.accent,
  selectors: { '&[data-inverse]': { color: 'currentColor' } },
});

export const outline = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
