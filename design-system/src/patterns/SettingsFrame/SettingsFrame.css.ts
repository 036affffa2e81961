import { empty } from '../../components/EmptyState/EmptyState.css.ts';
import { componentGlobal, componentStyle } from '../../styles/layered.ts';
import { measures, media, vars } from '../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

/* A message in place of the sections stands as far from the heading as they do. */
export const body = componentStyle({});
componentGlobal(`${body} ${empty}`, { paddingBlock: vars.space[5] });

/** Words at the start, what they are about beside them; below one another where there is no room. */
export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: '14.5rem minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': { [media.notebook]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const title = componentStyle({
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.md,
  hyphens: 'auto',
});
export const description = componentStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.sm,
});
export const content = componentStyle({ minInlineSize: 0, maxInlineSize: '37.5rem' });
/** Stays at the lower edge of the window while the page scrolls; on a phone above the navigation. */
export const foot = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: `${measures.line.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  '@media': { [media.phone]: { insetBlockEnd: measures.nav.bottomBar } },
});
