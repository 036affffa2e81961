import { hiddenToTheEye, shownToTheEye } from '../../styles/hidden.ts';
import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { unprinted } from '../../styles/unprinted.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;
const currentBar = `inset ${measures.line.bar} 0 0 ${vars.color.accent}`;

/** One list in three shapes: column, rail of icons below 1280 px, bar at the lower edge on phones. */
export const nav = componentStyle(
  {
    background: vars.color.surfaceSunken,
    borderRight: line,
    '@media': {
      [media.phone]: {
        position: 'fixed',
        right: 0,
        bottom: 0,
        left: 0,
        zIndex: vars.zIndex.topbar,
        // Grows where letters stand so wide that a label takes one line more.
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minHeight: measures.nav.bottomBar,
        background: vars.color.surfaceRaised,
        borderRight: 'none',
        borderTop: `${measures.line.thin} solid ${vars.color.borderStrong}`,
      },
      ...unprinted,
    },
  },
  'nav',
);

/** Stays in the window; the column around it reaches as far down as the page, a banner above that included. */
export const inner = componentStyle(
  {
    position: 'sticky',
    top: vars.frame.topbar,
    zIndex: vars.zIndex.sticky,
    display: 'flex',
    flexDirection: 'column',
    height: `calc(100dvh - ${vars.frame.topbar})`,
    padding: `${vars.space[3]} ${vars.space[2]}`,
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
    '@media': {
      [media.phone]: {
        position: 'static',
        flexDirection: 'row',
        height: 'auto',
        padding: 0,
        overflow: 'auto hidden',
      },
    },
  },
  'inner',
);

export const group = componentStyle(
  { '@media': { [media.phone]: { flex: '1 0 auto', display: 'grid' } } },
  'group',
);

/** The list of several groups: its bar scrolls, so that each place is as wide as its words. */
export const scrolling = componentStyle({}, 'scrolling');

export const list = componentStyle(
  {
    display: 'grid',
    gap: vars.space['0h'],
    '@media': {
      [media.phone]: {
        gridAutoFlow: 'column',
        gridAutoColumns: `minmax(${measures.nav.bottomItem}, 1fr)`,
        gap: 0,
        selectors: {
          [`&.${scrolling}`]: { gridAutoColumns: `minmax(${measures.nav.bottomItem}, max-content)` },
        },
      },
    },
  },
  'list',
);

export const offBar = componentStyle({ '@media': { [media.phone]: { display: 'none' } } }, 'offBar');

export const link = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2h'],
    minHeight: vars.control.md,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textDecoration: 'none',
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    selectors: {
      '&:hover': { background: vars.color.surfaceHover },
      '&[aria-current]': {
        background: vars.color.surfaceRaised,
        boxShadow: `0 0 0 ${measures.line.thin} ${vars.color.border}, ${currentBar}`,
        fontWeight: vars.fontWeight.semibold,
      },
    },
    '@media': {
      [media.rail]: { justifyContent: 'center', minHeight: vars.control.lg, padding: 0 },
      [media.phone]: {
        flexDirection: 'column',
        gap: vars.space['0h'],
        height: '100%',
        /* A long word makes its own place no wider than the others. */
        width: 0,
        minWidth: '100%',
        padding: 0,
        borderRadius: 0,
        borderTop: `${measures.line.thick} solid transparent`,
        color: vars.color.textMuted,
        fontSize: vars.fontSize.xs,
        lineHeight: vars.lineHeight.xs,
        selectors: {
          [`${scrolling} &`]: { width: 'auto', padding: `0 ${vars.space[3]}`, whiteSpace: 'nowrap' },
          '&[aria-current]': {
            color: vars.color.accentText,
            borderTopColor: vars.color.accent,
            boxShadow: 'none',
            /* As wide as the others: the bar and the colour say enough. */
            fontWeight: vars.fontWeight.medium,
          },
        },
      },
      /* Backgrounds and shadows are gone there: the bar becomes an edge. */
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { borderLeft: `${measures.line.bar} solid Highlight` } },
      },
    },
  },
  'link',
);

componentGlobal(`${link} > svg`, {
  width: vars.control.icon,
  height: vars.control.icon,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { width: measures.icon.lg, height: measures.icon.lg } },
});
componentGlobal(`${link}[aria-current] > svg`, { color: vars.color.accentText });

/** The rail hides the words from the eye only; they stay the link's name. */
export const linkLabel = componentStyle(
  {
    hyphens: 'auto',
    '@media': {
      [media.rail]: hiddenToTheEye,
      [media.phone]: shownToTheEye,
    },
  },
  'linkLabel',
);

export const groupTitle = componentStyle(
  {
    padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[1]}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.xs,
    lineHeight: vars.lineHeight.xs,
    fontWeight: vars.fontWeight.regular,
    '@media': {
      /* The eye gets a gap, assistive technology the words. */
      [media.rail]: { height: vars.space[3], padding: 0, overflow: 'hidden', color: 'transparent' },
      [media.phone]: hiddenToTheEye,
    },
  },
  'groupTitle',
);

export const footer = componentStyle(
  {
    marginTop: 'auto',
    padding: vars.space[2],
    '@media': {
      [media.rail]: { padding: 0, justifyItems: 'center', display: 'grid' },
      [media.phone]: { display: 'none' },
    },
  },
  'footer',
);

/** Quiet: it is a hint for those who work by keys. */
export const keyButton = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['1h'],
    minWidth: vars.control.targetMin,
    minHeight: vars.control.md,
    borderRadius: vars.radius.control,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.text } },
    '@media': { [media.touchOnly]: { display: 'none' } },
  },
  'keyButton',
);
