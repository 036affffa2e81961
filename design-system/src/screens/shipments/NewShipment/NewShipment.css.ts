import { app } from '../../../layouts/AppLayout/AppLayout.css.ts';
import { nav } from '../../../layouts/SideNav/SideNav.css.ts';
import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const edge = `${measures.line.thin} solid ${vars.color.border}`;

/** Form and rates side by side; below 1120 the rates follow the form. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.frame.rates}`,
  minBlockSize: `calc(100dvh - ${vars.frame.topbar})`,
  '@media': { [media.belowRates]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/* On a phone the lower edge belongs to the one step that leads on; the way out is the sign at the top. */
componentGlobal(`body:has(.${columns}) .${nav}`, { '@media': { [media.phone]: { display: 'none' } } });
componentGlobal(`body:has(.${columns}) .${app}`, { '@media': { [media.phone]: { paddingBottom: 0 } } });

export const formColumn = componentStyle({
  minInlineSize: 0,
  paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
  paddingInline: vars.space[5],
  '@media': {
    [media.phone]: { paddingInline: vars.space[4], paddingBlock: `${vars.space[3]} ${vars.space[8]}` },
  },
});

export const saved = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1h'],
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

/** Always there, so that what comes is read; without a box while it is empty. */
export const live = componentStyle({ display: 'contents' });

/** As wide as its column, beside what is only as wide as its words. */
export const wide = componentStyle({ justifySelf: 'stretch' });

/** A checkbox in a line of fields stands at the height of their boxes. */
export const besideFields = componentStyle({
  paddingBlockStart: `calc(${vars.lineHeight.sm} + ${vars.space[2]})`,
  '@media': { [media.phone]: { paddingBlockStart: 0 } },
});

export const formFoot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  marginBlockStart: vars.space[5],
  paddingBlockStart: vars.space[4],
  borderBlockStart: edge,
});

export const details = componentStyle({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.xs,
  color: vars.color.textMuted,
});
