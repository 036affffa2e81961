import { componentGlobal, componentStyle } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/index.ts';

export const cards = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  padding: 0,
  margin: 0,
  marginBlockStart: vars.space[4],
  listStyle: 'none',
});

/* Its room is there before it is known, so that no card grows. */
export const fact = componentStyle({
  minBlockSize: vars.lineHeight.md,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
export const text = componentStyle({ color: vars.color.textMuted });

/* As high as a finger needs it. */
componentGlobal(`${cards} a`, { display: 'inline-block', paddingBlock: '0.2em' });
