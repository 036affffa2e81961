import { componentStyle } from '../../../styles/layered.ts';
import { onPaper } from '../../../styles/on-paper.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.borderStrong}`;
const { xs, sm, lg, xl } = vars.fontSize;

export const preview = componentStyle({
  minInlineSize: 0,
  padding: vars.space[6],
  background: vars.color.surfaceSunken,
  borderInlineStart: line,
  '@media': {
    [media.notebook]: { borderInlineStart: 'none', borderBlockStart: line },
    [media.phone]: { padding: vars.space[4] },
  },
});

export const heading = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  maxInlineSize: measures.width.label,
  minBlockSize: vars.control.sm,
  marginBlockEnd: vars.space[3],
});
export const pages = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

/** A6, as wide as it is on the printer at most; ink on white, whatever the screen. */
export const paper = componentStyle({
  ...onPaper,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  maxInlineSize: measures.width.label,
  minBlockSize: `calc(${measures.width.label} * 1.2)`,
  border: line,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const top = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[4],
  borderBlockEnd: line,
});

export const small = componentStyle({ fontSize: xs, lineHeight: vars.lineHeight.xs });

export const carrier = componentStyle({
  display: 'grid',
  alignContent: 'start',
  textAlign: 'end',
  fontSize: xs,
  lineHeight: vars.lineHeight.xs,
});
export const carrierName = componentStyle({ fontSize: xl, lineHeight: vars.lineHeight.xl });

export const recipient = componentStyle({
  padding: vars.space[4],
  fontSize: lg,
  lineHeight: vars.lineHeight.lg,
});

export const facts = componentStyle({
  display: 'grid',
  gap: vars.space['0h'],
  padding: vars.space[4],
  borderBlock: line,
  fontSize: xs,
  lineHeight: vars.lineHeight.xs,
});

export const fact = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${measures.descriptionTerm} minmax(0, 1fr)`,
});

export const code = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
});

/** A sign of the place where the carrier prints its code; it can't be read by any scanner. */
export const bars = componentStyle({
  inlineSize: '100%',
  blockSize: vars.space[16],
  color: vars.color.text,
  backgroundImage:
    'repeating-linear-gradient(90deg, currentColor 0 .125rem, transparent .125rem .3125rem, currentColor .3125rem .375rem, transparent .375rem .5625rem, currentColor .5625rem .8125rem, transparent .8125rem .9375rem)',
});

export const number = componentStyle({
  fontFamily: vars.fontFamily.mono,
  fontWeight: vars.fontWeight.semibold,
});

export const note = componentStyle({
  marginBlockStart: vars.space[3],
  color: vars.color.textMuted,
  fontSize: sm,
  lineHeight: vars.lineHeight.sm,
});
