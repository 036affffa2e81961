import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/* A card has room below instead of beside. */
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const;

export const day = componentStyle({ display: 'block', fontWeight: vars.fontWeight.medium, ...oneLine });
export const first = componentStyle({ display: 'block', ...oneLine });
export const second = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  ...oneLine,
});
/* A sentence is read to its end. */
export const sentence = componentStyle({
  display: 'block',
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  selectors: { '&[data-over]': { color: vars.color.textMuted } },
});
export const activity = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});
export const next = componentStyle({ fontWeight: vars.fontWeight.semibold });
/* As high as a finger needs it, in the room that the lines have, and above the one that follows. */
componentGlobal(`${next} a`, {
  display: 'inline-block',
  position: 'relative',
  paddingBlock: '0.2em',
  marginBlock: '-0.2em',
});
export const above = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
});
/** Two lines, as what comes has them beside its icon; four on a phone. */
export const coming = componentStyle({
  minBlockSize: `calc(2 * ${vars.lineHeight.md} + 2 * ${vars.space['2h']} + 2 * ${measures.line.thin})`,
  '@media': {
    [media.phone]: {
      minBlockSize: `calc(4 * ${vars.lineHeight.md} + 2 * ${vars.space['2h']} + 2 * ${measures.line.thin})`,
    },
  },
  display: 'grid',
});
