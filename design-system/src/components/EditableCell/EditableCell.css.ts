import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** As wide as the cell has room, so that what is edited begins where it stood. */
export const editor = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  textAlign: 'start',
});

export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'start',
  gap: vars.space[1],
});

export const value = componentStyle({
  display: 'inline-flex',
  // The value's line is that of the cell, not the pencil's.
  alignItems: 'baseline',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.control.targetMin,
  padding: `${vars.space['0h']} ${vars.space[1]}`,
  marginInline: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.mark,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 ${measures.line.thin} ${vars.color.borderStrong}` },
    // Numbers keep their line whether they can be edited or not.
    '[data-align="end"] > &': { flexDirection: 'row-reverse' },
  },
  '@media': { [media.phone]: { minBlockSize: measures.phoneTarget, paddingBlock: vars.space[2] } },
});

export const pencil = componentStyle({ flex: 'none', alignSelf: 'center', color: vars.color.textMuted });

/* On a card the words of the column stand in one line with the value, though that is as high as a finger. */
for (const content of [value, editor])
  componentGlobal(`td:has(> ${content})`, { '@media': { [media.phone]: { alignItems: 'baseline' } } });
