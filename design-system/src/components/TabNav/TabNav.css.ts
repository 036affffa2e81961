import { componentStyle } from '../../styles/layered.ts';
import { measures, vars } from '../../tokens/index.ts';

/* The strip scrolls by itself on narrow screens; the page never does. */
export const strip = componentStyle({
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.border}`,
});

export const tab = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.lg,
  paddingInline: vars.space['0h'],
  borderBlockEnd: `${measures.line.thick} solid transparent`,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderBlockEndColor: vars.color.borderStrong },
    '&[aria-current]': { borderBlockEndColor: vars.color.accent, fontWeight: vars.fontWeight.bold },
    /* The strip clips what stands out of it, so the ring lies inside. */
    '&:focus-visible': { outlineOffset: `calc(-1 * ${measures.focusRing.width})` },
  },
});

export const count = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.regular,
  selectors: { '&[data-tone="danger"]': { color: vars.color.dangerText, fontWeight: vars.fontWeight.semibold } },
});
