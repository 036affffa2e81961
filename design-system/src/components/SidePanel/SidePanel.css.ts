import { fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.ts';
import { besidePanel } from '../../styles/list-gutter.css.ts';
import { sticksAtTheEdge } from '../../styles/sticky.css.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** What stays at the lower edge hides no field that has the focus: two lines of buttons at most. */
const aboveTheFoot = { scrollPaddingBlockEnd: `calc(2 * ${vars.control.lg} + ${vars.space[10]})` };

const belowTopbar = `calc(100dvh - ${vars.frame.topbar})`;

export const frame = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: belowTopbar,
    selectors: {
      '&[data-has-panel]': { gridTemplateColumns: `minmax(0, 1fr) ${vars.frame.panel}` },
      '&[data-has-head]': { gridTemplateRows: 'auto 1fr' },
    },
    '@media': {
      [media.rail]: {
        selectors: { '&[data-has-panel]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
  'frame',
);

export const head = componentStyle({ gridColumn: '1 / -1', minWidth: 0 }, 'head');

export const list = componentStyle(
  {
    minWidth: 0,
    selectors: { '[data-has-panel] > &': { paddingInlineEnd: fallbackVar(besidePanel, '0') } },
    '@media': { [media.rail]: { selectors: { '[data-has-panel] > &': { paddingInlineEnd: 0 } } } },
  },
  'list',
);

export const panel = componentStyle(
  {
    vars: sticksAtTheEdge,
    minWidth: 0,
    background: vars.color.surfaceRaised,
    borderLeft: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    selectors: {
      '[data-has-head] > &': { borderTop: `${measures.line.thin} solid ${vars.color.borderStrong}` },
    },
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    '@media': {
      [media.rail]: {
        position: 'fixed',
        top: vars.frame.topbar,
        right: 0,
        bottom: 0,
        zIndex: vars.zIndex.panel,
        width: vars.frame.panel,
        maxWidth: '100%',
        overflow: 'auto',
        ...aboveTheFoot,
        boxShadow: vars.shadow.overlay,
      },
      [media.phone]: { top: 0, width: '100%', zIndex: vars.zIndex.dialog, borderLeft: 'none' },
    },
  },
  'panel',
);

/** Stays in view while a long list scrolls, and scrolls itself where it is higher than the window. */
export const inner = componentStyle(
  {
    position: 'sticky',
    top: vars.frame.topbar,
    maxHeight: belowTopbar,
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
    ...aboveTheFoot,
    '@media': {
      [media.rail]: { position: 'static', maxHeight: 'none', overflow: 'visible' },
    },
  },
  'inner',
);

export const bar = componentStyle(
  {
    display: 'flex',
    /* However many lines stand at the start: the buttons stay where they are. */
    alignItems: 'flex-start',
    gap: vars.space[1],
    padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[1]} ${vars.space[4]}`,
  },
  'bar',
);

export const barStart = componentStyle(
  { flex: '1 1 auto', minWidth: 0, paddingBlockStart: vars.space['0h'] },
  'barStart',
);
