import { inPlaceOfColumn } from '../../../components/Table/in-place-of-column.ts';
import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const status = componentStyle({ display: 'grid', justifyItems: 'start' });
/** Below the status, as long as the day has no column: it is the first that comes. */
export const dayInPlace = componentStyle(inPlaceOfColumn('compact'));
export const name = componentStyle({ display: 'block', fontWeight: vars.fontWeight.semibold, ...oneLine });
export const second = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  ...oneLine,
});
/* Numbers are read out and compared: never cut. One that is wider than its column goes on in the next line. */
export const number = componentStyle({
  fontFamily: vars.fontFamily.mono,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&[data-over]': { color: vars.color.textMuted } },
});
/* On a card nothing else of its row can be hit in its place: as high as a finger needs it. */
componentGlobal(`${number} > a`, {
  '@media': {
    [media.phone]: {
      display: 'inline-block',
      position: 'relative',
      paddingBlock: vars.space[1],
      marginBlock: `calc(-1 * ${vars.space[1]})`,
    },
  },
});
export const product = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  ...oneLine,
  '@media': { [media.phone]: { display: 'none' } },
});
export const pieces = componentStyle({
  display: 'block',
  '@media': { [media.phone]: { display: 'inline' } },
});
export const weight = componentStyle({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  '@media': {
    [media.phone]: { display: 'inline', color: 'inherit', fontSize: 'inherit', lineHeight: 'inherit' },
  },
});
/** One line, however long ago. */
export const moment = componentStyle({ display: 'block', ...oneLine });
/** What the head of a column says; a card of lines has its words already. */
export const onCard = componentStyle({
  '@media': {
    [media.widerThanPhone]: { display: 'none' },
    [media.phone]: { selectors: { '[data-cards="lines"] &': { display: 'none' } } },
  },
});
/** Beside the list, in its gutter. */
export const overdue = componentStyle({ color: vars.color.dangerText });

export const filters = componentStyle({ display: 'grid', gap: vars.space[2] });
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[2],
});
/* Takes the room that the rest leaves. */
export const search = componentStyle({ flex: `1 1 ${measures.overlay.menuMin}`, minInlineSize: 0 });
/* A phone has them in a line of their own, below. */
export const periods = componentStyle({
  maxInlineSize: '100%',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
/* A card has all that a row has. */
export const columns = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
export const amount = componentStyle({
  marginInlineStart: vars.space['1h'],
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.semibold,
});
