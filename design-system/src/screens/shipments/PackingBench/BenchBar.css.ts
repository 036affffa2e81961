import { componentStyle } from '../../../styles/layered.ts';
import { measures, media, vars } from '../../../tokens/index.ts';

/** One line; on phones as many as it takes, with nothing left out. */
export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minBlockSize: vars.frame.topbar,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[6],
  borderBlockEnd: `${measures.line.thin} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.tablet]: {
      flexWrap: 'wrap',
      rowGap: vars.space[2],
      columnGap: vars.space[3],
      paddingInline: vars.space[4],
    },
  },
});

export const brand = componentStyle({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });

export const title = componentStyle({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.lg,
  fontWeight: vars.fontWeight.bold,
});

export const spacer = componentStyle({ flex: '1 1 0' });

/** Gives way to what can be pressed. */
export const person = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  /* On a line of its own with the way out, which stands at its end. */
  '@media': { [media.phone]: { flex: '1 1 50%' } },
});
