import { componentRecipe, componentStyle } from '../../styles/layered.ts';
import { unprinted } from '../../styles/unprinted.ts';
import { measures, media, vars } from '../../tokens/index.ts';

export const topBar = componentRecipe(
  {
    base: {
      position: 'sticky',
      top: 0,
      zIndex: vars.zIndex.topbar,
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      height: vars.frame.topbar,
      paddingRight: vars.space[4],
      background: vars.color.surfaceSunken,
      color: vars.color.text,
      borderBottom: `${measures.line.thin} solid ${vars.color.border}`,
      '@media': { [media.phone]: { gap: 0, paddingRight: vars.space[2] }, ...unprinted },
    },
    variants: {
      tone: {
        default: {},
        /* Everything in the bar keeps its roles; the roles change their colours. */
        inverse: {
          vars: {
            [vars.color.surface]: vars.color.surfaceInverse,
            [vars.color.surfaceRaised]: vars.color.surfaceInverseHover,
            [vars.color.surfaceSunken]: vars.color.surfaceInverse,
            [vars.color.surfaceHover]: vars.color.surfaceInverseHover,
            [vars.color.surfacePressed]: vars.color.surfaceInverseHover,
            [vars.color.text]: vars.color.textInverse,
            [vars.color.textMuted]: vars.color.textInverseMuted,
            [vars.color.border]: vars.color.borderInverse,
            [vars.color.borderStrong]: vars.color.borderInverse,
            [vars.color.accent]: vars.color.textInverse,
            [vars.color.onAccent]: vars.color.surfaceInverse,
            [vars.color.accentText]: vars.color.textInverse,
            [vars.color.accentSurface]: vars.color.surfaceInverseHover,
            [vars.color.accentBorder]: vars.color.borderInverse,
            [vars.color.focus]: vars.color.textInverse,
          },
        },
      },
    },
  },
  'topBar',
);

/** As wide as the side navigation below it, so that the search begins where the content does. */
export const brand = componentStyle(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minWidth: vars.frame.sidenav,
    paddingLeft: vars.space[4],
    '@media': {
      [media.rail]: { minWidth: 0, paddingRight: vars.space[3] },
      [media.phone]: { flex: '1 1 auto', gap: vars.space[2], paddingRight: 0 },
    },
  },
  'brand',
);

export const spacer = componentStyle(
  { flex: '1 1 auto', '@media': { [media.phone]: { display: 'none' } } },
  'spacer',
);

export const separator = componentStyle(
  {
    flex: 'none',
    width: measures.line.thin,
    height: measures.icon.lg,
    marginInline: vars.space[1],
    background: vars.color.border,
    '@media': { [media.phone]: { display: 'none' } },
  },
  'separator',
);

/** On a phone there is no room for it; its commands stand in the profile menu too. */
export const organisation = componentStyle(
  { display: 'flex', minWidth: 0, '@media': { [media.phone]: { display: 'none' } } },
  'organisation',
);

/** Gives way to what stands beside it. */
export const organisationName = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInline: vars.space['1h'],
    fontWeight: vars.fontWeight.medium,
  },
  'organisationName',
);
