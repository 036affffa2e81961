import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';
import { section } from './FormSection.css.ts';

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    /* The frame of the app leaves the edges of a page to the page. */
    '&[data-page]': {
      paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
      paddingInline: vars.space[5],
    },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '&[data-page]': { paddingInline: vars.space[4], paddingBlockEnd: vars.space[8] },
      },
    },
  },
});

export const content = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/* Sections have their line and room above themselves; fields without one get as much. */
componentGlobal(`.${content} > :not(.${section})`, { marginBlockStart: vars.space[4] });

/* In a table the row has its own room. */
componentGlobal(`td .${content} > :not(.${section})`, { marginBlockStart: 0 });

/** Always there, so that what comes is read; without a box while it is empty. */
export const live = componentStyle({ display: 'contents' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
  selectors: {
    'td &': { marginBlockStart: vars.space[2], paddingBlockStart: 0, borderBlockStart: 'none' },
    /* Over the gutter of the panel, whose ground it has. */
    '&[data-in-panel]': {
      position: 'sticky',
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      paddingBlock: vars.space[3],
      borderBlockStartColor: vars.color.borderStrong,
      background: vars.color.surfaceRaised,
    },
  },
  '@media': {
    // Its buttons have several lines there, which would leave little of the fields.
    [`${media.phone}, ${media.low}`]: { selectors: { '&[data-in-panel]': { position: 'static' } } },
  },
});

/** Without a box: its buttons stand beside the one that sends. */
export const ways = componentStyle({ display: 'contents' });

export const reason = componentStyle({
  flex: '1 0 100%',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  color: vars.color.textMuted,
});

/** Beside the button that was pressed: what was saved stands at the top, which may be out of sight. */
export const saved = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.successText,
});
