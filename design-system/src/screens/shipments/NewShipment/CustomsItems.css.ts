import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;
const small = { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.sm };

export const items = componentStyle({ containerType: 'inline-size', display: 'grid', gap: vars.space[3] });

export const title = componentStyle({ fontWeight: vars.fontWeight.semibold });

export const help = componentStyle({ ...small, color: vars.color.textMuted });

export const muted = componentStyle({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular });

/** Two lines of fields: what it is, and how much of it. */
export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  alignItems: 'start',
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: line,
  '@container': {
    [media.customsRow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.customsColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const wholeLine = { gridColumn: '1 / -1' };

export const rowHead = componentStyle({
  ...wholeLine,
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const rowTitle = componentStyle({ fontWeight: vars.fontWeight.semibold });

/** The description, which has the longest text. */
export const wide = componentStyle({
  gridColumn: 'span 2',
  '@container': { [media.customsRow]: wholeLine },
});

/** Below the fields whose meaning it decides. */
export const basis = componentStyle({
  gridColumn: '1 / span 3',
  alignSelf: 'center',
  '@container': { [media.customsRow]: wholeLine },
});

export const actions = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  alignSelf: 'start',
  gap: vars.space[1],
  '@container': { [media.customsRow]: wholeLine },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const sum = componentStyle({ fontWeight: vars.fontWeight.semibold });
