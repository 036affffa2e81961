import { keyframes } from '@vanilla-extract/css';
import { componentGlobal, componentRecipe, componentStyle } from '../../styles/layered.ts';
import { pageHeadAnchor } from '../../styles/page-head-anchor.ts';
import { unprinted } from '../../styles/unprinted.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const belowTopbar = `calc(${vars.frame.topbar} + ${vars.space[3]})`;

const slideIn = keyframes({ from: { transform: `translateX(${vars.space[6]})`, opacity: 0 } });

export const region = componentRecipe(
  {
    base: {
      position: 'fixed',
      /* Never on the buttons of the page's head. A browser that knows no anchors has only the first line. */
      top: [
        belowTopbar,
        `max(${belowTopbar}, anchor(${pageHeadAnchor} bottom, ${vars.frame.topbar}) + ${vars.space[2]})`,
      ],
      right: vars.space[3],
      zIndex: vars.zIndex.toast,
      display: 'grid',
      gap: vars.space[2],
      width: measures.width.toast,
      maxWidth: `calc(100vw - 2 * ${vars.space[3]})`,
      borderRadius: vars.radius.overlay,
      '@media': {
        /* Above the navigation at the lower edge and the footer of an open drawer. */
        [media.phone]: {
          top: 'auto',
          right: vars.space[2],
          left: vars.space[2],
          bottom: `calc(${measures.nav.bottomBar} + ${vars.space[12]} + ${vars.space[2]})`,
          width: 'auto',
          maxWidth: 'none',
        },
        ...unprinted,
      },
    },
    variants: {
      isBesideDrawer: {
        true: {
          right: `calc(${vars.frame.drawer} + ${vars.space[3]})`,
          '@media': { [media.phone]: { right: vars.space[2] } },
        },
        /* What it tells may change what a panel's head says, so it never lies on it. A phone shows it at the lower edge. */
        false: {
          '@media': {
            [media.widerThanPhone]: {
              selectors: {
                'body:has([data-side-panel]) &': {
                  right: `calc(${vars.frame.panel} + ${vars.space[3]})`,
                  maxWidth: `calc(100vw - ${vars.frame.panel} - 2 * ${vars.space[3]})`,
                },
              },
            },
          },
        },
      },
    },
    defaultVariants: { isBesideDrawer: false },
  },
  'region',
);

export const toast = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${vars.control.icon} minmax(0, 1fr) auto`,
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[3]} ${vars.space[2]} ${vars.space[3]} ${vars.space[3]}`,
    border: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.overlay,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.overlay,
    '@media': {
      [media.phone]: {
        /* A title and what can be done have one line, as far as they fit: that of the title is as high as a button. */
        selectors: { '&[data-brief]': { paddingBlock: vars.space[2] } },
      },
    },
    animation: `${slideIn} ${vars.duration.base} ${vars.easing.standard}`,
  },
  'toast',
);

/* A phone has room for one; the others follow when it closes. */
componentGlobal(`li:not(:first-child) > ${toast}`, {
  '@media': { [media.phone]: { display: 'none' } },
});

export const icon = componentRecipe(
  {
    base: {
      marginTop: vars.space['0h'],
      '@media': {
        [media.phone]: {
          selectors: {
            '[data-brief] > &': { marginTop: `calc((${measures.phoneTarget} - ${vars.control.icon}) / 2)` },
          },
        },
      },
    },
    variants: {
      tone: {
        info: { color: vars.color.info },
        success: { color: vars.color.success },
        warning: { color: vars.color.warning },
        danger: { color: vars.color.danger },
      },
    },
  },
  'icon',
);

export const content = componentStyle(
  {
    minWidth: 0,
    display: 'grid',
    gap: vars.space['0h'],
    '@media': {
      [media.phone]: {
        selectors: {
          '[data-brief] > &': {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: vars.space[3],
          },
        },
      },
    },
  },
  'content',
);

export const title = componentStyle(
  {
    fontWeight: vars.fontWeight.semibold,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '@media': {
      [media.phone]: {
        selectors: {
          '[data-brief] &': { display: 'grid', alignContent: 'center', minHeight: measures.phoneTarget },
        },
      },
    },
  },
  'title',
);

export const description = componentStyle(
  {
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
    overflowWrap: 'anywhere',
  },
  'description',
);

export const steps = componentStyle(
  {
    display: 'flex',
    marginTop: vars.space[1],
    '@media': { [media.phone]: { selectors: { '[data-brief] &': { marginTop: 0 } } } },
  },
  'steps',
);

/** The link's area is the whole toast; the ring shows the same area. */
export const link = componentStyle(
  {
    fontWeight: 'inherit',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.overlay },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `${measures.focusRing.width} solid ${vars.color.focus}`,
        outlineOffset: measures.focusRing.offset,
      },
    },
  },
  'link',
);

/** Lies above the link's area, so that closing is not following. */
export const close = componentStyle(
  {
    position: 'relative',
    zIndex: 1,
    alignSelf: 'start',
    marginTop: `calc(-1 * ${vars.space[1]})`,
    '@media': {
      [media.phone]: {
        /* The middle of the cross is that of the first line. */
        marginBlock: `calc((${vars.lineHeight.md} - ${measures.phoneTarget}) / 2)`,
        selectors: { '[data-brief] > &': { marginBlock: 0 } },
      },
    },
  },
  'close',
);
