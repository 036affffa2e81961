import { componentStyle } from '../../../styles/layered.ts';
import { media, vars } from '../../../tokens/index.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const status = componentStyle({ display: 'grid', justifyItems: 'start' });
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
  '@media': { [media.phone]: { display: 'inline', marginInlineStart: vars.space[1] } },
});
export const overdue = componentStyle({ color: vars.color.dangerText });
