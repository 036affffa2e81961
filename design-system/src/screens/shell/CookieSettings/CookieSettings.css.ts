import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

const line = `${measures.line.thin} solid ${vars.color.border}`;

export const groupTitle = componentStyle(
  { paddingBlockEnd: vars.space[2], borderBlockEnd: line },
  'groupTitle',
);

export const entry = componentStyle(
  {
    display: 'grid',
    gap: vars.space['0h'],
    paddingBlock: vars.space[3],
    selectors: { '& + &': { borderBlockStart: line } },
  },
  'entry',
);

/** The lock stands where a switch would stand. */
export const fixed = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${measures.toggle.width} minmax(0, 1fr) auto`,
    alignItems: 'center',
    gap: `${vars.space['0h']} ${vars.space[2]}`,
  },
  'fixed',
);

export const lock = componentStyle(
  { display: 'grid', placeItems: 'center', color: vars.color.textMuted },
  'lock',
);

export const muted = componentStyle(
  { color: vars.color.textMuted, fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.xs },
  'muted',
);

export const beside = componentStyle({ gridColumn: '2 / -1' }, 'beside');

export const switched = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[2],
    textWrap: 'pretty',
  },
  'switched',
);

/** In the line of the switch's words. */
export const standing = componentStyle(
  {
    paddingBlock: vars.space['0h'],
    lineHeight: vars.lineHeight.md,
    '@media': { [media.phone]: { paddingBlock: vars.space[2] } },
  },
  'standing',
);

export const links = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    paddingInlineStart: `calc(${measures.toggle.width} + ${vars.space[2]})`,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.sm,
  },
  'links',
);

export const privacy = componentStyle({ alignSelf: 'center', marginInlineEnd: 'auto' }, 'privacy');

/** Both as wide as the wider one. */
export const choices = componentStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    '@media': { [media.phone]: { gridAutoFlow: 'row', inlineSize: '100%' } },
  },
  'choices',
);
