import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/**
 * Docked to the lower edge of the window and the last thing in the page: it has a place of its own below all else, so
 * it moves nothing as it comes, and nothing ends up behind it that could not be scrolled away from there.
 */
export const bar = componentStyle(
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.zIndex.topbar,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[3]} ${vars.space[6]}`,
    /* Where the window is low, the page behind stays in sight. */
    maxBlockSize: '60dvh',
    overflow: 'auto',
    paddingBlock: vars.space[4],
    paddingInline: `max(${vars.space[6]}, calc((100% - ${measures.width.publicPage}) / 2))`,
    borderBlockStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.dock,
    '@media': {
      [media.low]: { position: 'static', maxBlockSize: 'none' },
      [media.notebook]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.phone]: {
        paddingInline: vars.space[4],
        selectors: {
          /* The navigation stays in reach below it. */
          'body:has([data-docked-nav]) &': { insetBlockEnd: measures.nav.bottomBar },
        },
      },
    },
  },
  'bar',
);

export const text = componentStyle({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.sm }, 'text');

/** All as wide as the widest: none of the ways out weighs more. */
export const choices = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'start',
    gap: vars.space[2],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'choices',
);

/** As wide as the three of them, whatever it says. */
componentGlobal(`${choices} > [role="alert"]`, {
  gridColumn: '1 / -1',
  inlineSize: 0,
  minInlineSize: '100%',
  color: vars.color.danger,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});

/** What has the focus must not hide behind it. */
componentGlobal(`html:has(${bar})`, {
  scrollPaddingBlockEnd: `calc(2 * ${vars.space[16]})`,
  '@media': { [media.notebook]: { scrollPaddingBlockEnd: '60dvh' } },
});
