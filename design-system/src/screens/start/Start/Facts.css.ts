import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  borderBlockStart: line,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] } },
});

export const text = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

/** Marks, names, badges and prices stand below each other; on a phone the badge goes below the name. */
export const offers = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignContent: 'start',
  gap: `${vars.space[3]} ${vars.space[3]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const offer = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: vars.space[1],
  '@media': { [media.phone]: { alignItems: 'start' } },
});

export const badge = componentStyle({
  justifySelf: 'end',
  '@media': { [media.phone]: { gridArea: '2 / 2', justifySelf: 'start' } },
});

export const impossible = componentStyle({ gridColumn: '2 / -1', color: vars.color.textMuted });

export const price = componentStyle({
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gridArea: '1 / 3' } },
});

export const course = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' });

const glyphSize = vars.control.icon;

/** A line leads from each step to the next, as far as the shipment has come in the colour of what sails. */
export const step = componentStyle({
  position: 'relative',
  paddingBlockStart: `calc(${glyphSize} + ${vars.space[2]})`,
  paddingInlineEnd: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  selectors: {
    '&[data-past]': { color: vars.color.text },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc((${glyphSize} - ${measures.line.thick}) / 2)`,
      insetInline: `calc(${glyphSize} + ${measures.line.thick}) ${measures.line.thick}`,
      borderBlockStart: `${measures.line.thick} solid ${vars.color.border}`,
    },
    '&[data-past]:has(+ [data-past])::before': { borderColor: vars.color.success },
  },
  '@media': { [media.phone]: { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.xs } },
});

/** Four columns of a phone have no room for it. */
export const day = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const glyph = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: glyphSize,
  blockSize: glyphSize,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { [`${step}[data-past] &`]: { color: vars.color.success } },
  '@media': { [media.forcedColors]: { selectors: { '&&': { color: 'CanvasText' } } } },
});
