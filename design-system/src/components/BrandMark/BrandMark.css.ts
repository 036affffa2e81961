import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

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

export const mark = componentStyle({ inlineSize: measures.mark.brand, blockSize: measures.mark.brand });

const edge = { strokeWidth: 1.6, strokeLinejoin: 'round' } as const;

const inText = { fill: 'currentColor', stroke: 'currentColor' };

/** The whole needle in the colour of the name. */
export const needle = componentStyle({ fill: 'none', stroke: 'currentColor', ...edge });

export const north = componentStyle({
  fill: vars.color.accent,
  stroke: vars.color.accent,
  ...edge,
  selectors: { '&[data-inverse]': inText },
  '@media': { [media.forcedColors]: inText },
});
