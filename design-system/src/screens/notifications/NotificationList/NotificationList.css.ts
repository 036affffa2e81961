import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../../../styles/layered.ts';
import { measures, vars } from '../../../tokens/index.ts';

const TWO_WORDS = '9rem';

const line = `${measures.line.thin} solid ${vars.color.border}`;

/** Left of glyphs and messages: that of the page where they stand on one. Default 16 px. */
export const gutter = createVar();

const start = fallbackVar(gutter, vars.space[4]);

export const list = componentStyle({ margin: 0, padding: 0, listStyle: 'none' }, 'list');

/** Glyph, words, and room for the dot, which read ones keep free. */
export const row = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${vars.control.icon} minmax(0, 1fr) ${vars.control.sm}`,
    gap: vars.space[3],
    padding: `${vars.space['2h']} ${vars.space[2]} ${vars.space['2h']} ${start}`,
    borderBlockEnd: line,
    color: vars.color.text,
    selectors: {
      '&:has(a:hover)': { background: vars.color.surfaceHover },
      /* What holds no link takes the focus itself once its dot has gone. */
      '&:focus-visible': { outlineOffset: `calc(-1 * ${measures.focusRing.width})` },
    },
  },
  'row',
);

export const glyph = componentStyle(
  { display: 'grid', placeItems: 'center', blockSize: vars.lineHeight.md, color: vars.color.textMuted },
  'glyph',
);

export const head = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[2],
    lineHeight: vars.lineHeight.md,
  },
  'head',
);

export const title = componentStyle(
  {
    /* It wraps beside its time, and stands above it where not even two words have room. */
    flex: `1 1 ${TWO_WORDS}`,
    minInlineSize: 0,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    /* Others may follow in the line. */
    paddingBlock: measures.line.thick,
    selectors: {
      '[data-unread] &': { fontWeight: vars.fontWeight.semibold },
      /* All of the row leads there. */
      'a&::after': { content: '', position: 'absolute', inset: 0 },
      'a&:focus-visible': { outline: 'none' },
      'a&:focus-visible::after': {
        outline: `${measures.focusRing.width} solid ${vars.color.focus}`,
        outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
      },
    },
  },
  'title',
);

export const time = componentStyle(
  { color: vars.color.textMuted, fontSize: vars.fontSize.sm, whiteSpace: 'nowrap' },
  'time',
);

export const description = componentStyle(
  {
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
    overflowWrap: 'anywhere',
    selectors: { '[data-unread] &': { color: vars.color.text } },
  },
  'description',
);

/** Above the link that covers the row. */
export const dot = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    inlineSize: vars.control.sm,
    blockSize: vars.control.sm,
    minInlineSize: vars.control.targetMin,
    minBlockSize: vars.control.targetMin,
    borderRadius: vars.radius.control,
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surfacePressed },
      /* A border is seen under forced colours, too. */
      '&::before': {
        content: '',
        border: `${vars.space['1h']} solid currentColor`,
        borderRadius: vars.radius.full,
      },
    },
  },
  'dot',
);

export const waiting = componentStyle(
  { display: 'grid', gap: vars.space['1h'], alignContent: 'start' },
  'waiting',
);

/** Messages in place of rows, and what stands after them. */
export const message = componentStyle({ padding: `${vars.space[8]} ${start}` }, 'message');
export const foot = componentStyle({ paddingInline: vars.space[4] }, 'foot');
