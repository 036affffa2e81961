import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { unprinted } from '../../styles/unprinted.ts';
import { measures, media, vars } from '../../tokens/index.ts';

/** Bar, content and foot share one measure in the middle of the window. */
const measured = {
  paddingInline: `max(${vars.space[6]}, calc((100% - ${measures.width.publicPage}) / 2))`,
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
} as const;

export const layout = componentStyle(
  { minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  'layout',
);

export const bar = componentStyle(
  {
    ...measured,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.space[16],
    paddingBlock: vars.space[2],
    borderBottom: `${measures.line.thin} solid ${vars.color.border}`,
    '@media': { ...measured['@media'], ...unprinted },
  },
  'bar',
);

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginInlineStart: 'auto' },
  'actions',
);

export const main = componentStyle(
  { ...measured, minWidth: 0, outlineOffset: `calc(-1 * ${measures.focusRing.width})` },
  'main',
);

/** Its line is as wide as its words, like those between the sections above it. */
export const footer = componentStyle(
  { ...measured, '@media': { ...measured['@media'], ...unprinted } },
  'footer',
);

export const footerLinks = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[5]}`,
    paddingBlock: vars.space[4],
    borderBlockStart: `${measures.line.thin} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
  },
  'footerLinks',
);

/** What opens a dialog looks like the links beside it, and what is said of it keeps its distance. */
componentGlobal(`${footerLinks} > li`, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] });
componentGlobal(`${footerLinks} button`, { color: 'inherit' });
