import { componentStyle } from '../../styles/layered.ts';
import { besidePanel, listGutter } from '../../styles/list-gutter.css.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const fade = vars.space[6];

/** Says that more follows; the room at the end is that of the fade, so that the last page can be scrolled out of it. */
const fadingEnd = {
  paddingInlineEnd: fade,
  scrollPaddingInline: fade,
  maskImage: `linear-gradient(to left, transparent, black ${fade}), linear-gradient(black, black)`,
  maskSize: `100% calc(100% - ${measures.line.thin}), 100% ${measures.line.thin}`,
  maskPosition: 'top, bottom',
  maskRepeat: 'no-repeat',
} as const;

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const layout = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${measures.nav.settings} minmax(0, 1fr)`,
    alignItems: 'start',
    '@media': { [media.notebook]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'layout',
);

export const nav = componentStyle(
  {
    position: 'sticky',
    top: vars.frame.topbar,
    padding: `${vars.space[4]} ${vars.space[3]}`,
    '@media': {
      [media.notebook]: {
        position: 'static',
        paddingBlock: 0,
        paddingInlineStart: vars.space[4],
        overflowX: 'auto',
        scrollbarWidth: 'none',
        ...fadingEnd,
        borderBottom: line,
      },
    },
  },
  'nav',
);

export const list = componentStyle(
  {
    display: 'grid',
    gap: vars.space['0h'],
    '@media': { [media.notebook]: { display: 'flex', gap: vars.space[4] } },
  },
  'list',
);

/** The chosen page has its bar on the edge that faces the content. */
export const link = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.control.md,
    padding: `${vars.space[1]} ${vars.space[3]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    textDecoration: 'none',
    hyphens: 'auto',
    outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
    selectors: {
      '&:hover': { background: vars.color.surfaceHover },
      '&[aria-current]': {
        background: vars.color.accentSurface,
        boxShadow: `inset calc(-1 * ${measures.line.bar}) 0 0 ${vars.color.accent}`,
        color: vars.color.accentText,
        fontWeight: vars.fontWeight.semibold,
      },
    },
    '@media': {
      [media.notebook]: {
        minHeight: vars.control.lg,
        padding: `${vars.space[1]} 0`,
        borderRadius: 0,
        whiteSpace: 'nowrap',
        selectors: {
          '&[aria-current]': {
            background: 'transparent',
            boxShadow: `inset 0 calc(-1 * ${measures.line.thick}) 0 ${vars.color.accent}`,
          },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { borderRight: `${measures.line.bar} solid Highlight` } },
      },
    },
  },
  'link',
);

export const content = componentStyle(
  {
    minWidth: 0,
    vars: { [listGutter]: '0rem', [besidePanel]: vars.space[6] },
    padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[10]}`,
    '@media': { [media.phone]: { padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[8]}` } },
  },
  'content',
);
