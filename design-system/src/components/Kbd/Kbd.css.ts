import { componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const kbd = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: measures.mark.height,
  blockSize: measures.mark.height,
  paddingInline: vars.space[1],
  border: `${measures.line.thin} solid color-mix(in oklch, currentColor 35%, transparent)`,
  borderRadius: vars.radius.mark,
  fontFamily: 'inherit',
  fontSize: measures.smallestType,
  lineHeight: 1,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  selectors: { '[data-density="packplatz"] &': { blockSize: vars.space[6], fontSize: vars.fontSize.xs } },
  /* A phone has no such keys. */
  '@media': { [media.phone]: { display: 'none' } },
});

/** A window is as narrow where somebody with a keyboard has enlarged it. */
export const alwaysShown = componentStyle({ '@media': { [media.phone]: { display: 'inline-flex' } } });

export const onSurface = componentStyle({
  borderColor: vars.color.border,
  background: vars.color.surface,
  color: vars.color.textMuted,
});
