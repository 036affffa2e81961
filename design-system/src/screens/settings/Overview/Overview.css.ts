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

/* As high as a finger needs it. */
componentGlobal(`${cards} a`, { display: 'inline-block', paddingBlock: '0.2em' });
