import { componentStyle } from '../styles/layered.ts';
import { media, vars } from '../tokens/index.ts';

export const inverseSurface = componentStyle({
  padding: vars.space[4],
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
});

export const stack = componentStyle({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const column = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: vars.frame.panel,
});

/** Where there is no room for a table, a row is a line of captioned cells. */
const narrow = media.notebook;

export const matrix = componentStyle({
  borderSpacing: vars.space[3],
  textAlign: 'start',
  '@media': { [narrow]: { display: 'block' } },
});
export const matrixColumns = componentStyle({ '@media': { [narrow]: { display: 'none' } } });
export const matrixBody = componentStyle({
  '@media': { [narrow]: { display: 'grid', gap: vars.space[5] } },
});
export const matrixRow = componentStyle({
  '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[3] } },
});
export const matrixHead = componentStyle({
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  '@media': { [narrow]: { flexBasis: '100%' } },
});
export const matrixCell = componentStyle({
  '@media': {
    [narrow]: {
      display: 'grid',
      justifyItems: 'start',
      gap: vars.space[1],
      minInlineSize: 0,
      '::before': { content: 'attr(data-column)' },
    },
  },
});

export const specimen = componentStyle({ display: 'grid', gap: vars.space[2], justifySelf: 'stretch' });
export const specimenCaption = componentStyle({ color: vars.color.textMuted });

export const listEntry = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
});
