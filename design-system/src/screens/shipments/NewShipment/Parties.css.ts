import type { CSSProperties, StyleRule } from '@vanilla-extract/css';
import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';
import { partyColumns } from './widths.ts';

const { sender, swap: swapWidth } = partyColumns;
const line = `${measures.line.thin} solid ${vars.color.border}`;

/** On a phone, and wherever a card is too narrow for what stands side by side in it. */
function inNarrowCard(rule: CSSProperties & Pick<StyleRule, 'selectors'>): StyleRule {
  return { '@media': { [media.phone]: rule }, '@container': { [media.partyCard]: rule } };
}

/** Sender, swap, recipient side by side; below each other while the sender is edited or the space is short. */
export const parties = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${sender} ${swapWidth} minmax(0, 1fr)`,
  columnGap: vars.space[2],
  rowGap: vars.space[2],
  alignItems: 'start',
  selectors: { '&[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.notebook]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const party = componentStyle({
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  border: line,
  borderRadius: vars.radius.overlay,
  background: vars.color.surfaceRaised,
});

export const partyHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.control.lg,
  paddingInline: vars.space[3],
  borderBlockEnd: line,
});

export const partyBody = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
  padding: vars.space[3],
});

export const swap = componentStyle({
  justifySelf: 'center',
  paddingBlockStart: vars.space['1h'],
  selectors: { '[data-stacked] > &': { justifySelf: 'end', paddingBlock: 0 } },
  '@media': { [media.notebook]: { justifySelf: 'end', paddingBlock: 0 } },
});

export const address = componentStyle({
  fontStyle: 'normal',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const company = componentStyle({ fontWeight: vars.fontWeight.semibold });
export const muted = componentStyle({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});

export const neutral = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlockStart: vars.space['2h'],
  borderBlockStart: line,
});

export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  columnGap: vars.space[2],
  rowGap: vars.space[3],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const wideOnPhones = { '@media': { [media.phone]: { gridColumn: '1 / -1' } } } as const;
const wideInNarrowCard = inNarrowCard({ gridColumn: '1 / -1' });
export const span2 = componentStyle({ gridColumn: 'span 2', ...wideInNarrowCard });
export const span3 = componentStyle({ gridColumn: 'span 3', ...wideOnPhones });
export const span4 = componentStyle({ gridColumn: 'span 4', ...wideInNarrowCard });
/* Below one another where the words of both have no room in one line. */
export const more = componentStyle({ gridColumn: '1 / 4', alignSelf: 'center', ...wideInNarrowCard });
export const end = componentStyle({
  gridColumn: '4 / -1',
  placeSelf: 'center end',
  ...inNarrowCard({ gridColumn: '1 / -1', justifySelf: 'start' }),
});
export const wholeRow = componentStyle({ gridColumn: '1 / -1' });

/**
 * Postcode, city and region as one, three and two, so that towns can be read in full; the postcode has room for its
 * label at least. Where that is too narrow the region has a row of its own, and on a phone the town too. What is wrong
 * with the postcode stands below its row: there it has the room. A message below the town makes the second of the two
 * rows higher, which moves no label and no box.
 */
export const place = componentStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(${partyColumns.postalCode}, 1fr) minmax(0, 5fr)`,
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[2],
  alignItems: 'start',
  selectors: {
    '&[data-with-region]': {
      gridTemplateColumns: `minmax(${partyColumns.postalCode}, 1fr) minmax(0, 3fr) minmax(0, 2fr)`,
    },
  },
  ...inNarrowCard({
    selectors: {
      '&[data-with-region]': {
        gridTemplateColumns: `minmax(${partyColumns.postalCode}, 1fr) minmax(0, 5fr)`,
      },
    },
  }),
});

/* Label, control and messages are cells of the row. */
export const postalCode = componentStyle({ display: 'contents' });
componentGlobal(`${place} ${postalCode} > *`, { display: 'contents' });
componentGlobal(`${place} ${postalCode} > * > *`, { gridArea: '2 / 1' });
componentGlobal(`${place} ${postalCode} > * > label`, { gridArea: '1 / 1', marginBlockEnd: vars.space[1] });
componentGlobal(`${place} ${postalCode} > * > p`, {
  gridArea: 'auto / 1 / auto / -1',
  marginBlockStart: vars.space[1],
});

const besidePostalCode = { gridRow: '1 / span 2' } as const;
const ownRow = { gridRow: 'auto', gridColumn: '1 / -1', paddingBlockStart: vars.space[3] } as const;
export const city = componentStyle({
  ...besidePostalCode,
  gridColumn: '2',
  '@media': { [media.phone]: ownRow },
});
export const region = componentStyle({ ...besidePostalCode, gridColumn: '3', ...inNarrowCard(ownRow) });

export const hint = componentStyle({
  display: 'block',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.infoText,
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[1] } },
});

/** One of two sentences, each with its places. */
export const advice = componentStyle({ display: 'block' });

export const fromContacts = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});
