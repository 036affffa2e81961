import { componentStyle } from '../../src/styles/layered.ts';
import { measures, vars } from '../../src/tokens/index.ts';

/** Pictures of one state beside each other, as many as have room. */
export const sheet = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: vars.space[4],
  width: '100%',
  marginBlock: vars.space[2],
  selectors: {
    // In one size and theme there is room to see more.
    '&[data-single]': { gridTemplateColumns: 'minmax(10rem, 40rem)' },
  },
});

export const state = componentStyle({ width: '100%' });

/** A picture shows a page's beginning: the whole of it is as tall as its content. */
export const frame = componentStyle({
  display: 'block',
  height: '16rem',
  overflow: 'hidden',
  selectors: { '[data-single] > * > &': { height: '30rem' } },
  border: `${measures.line.thin} solid ${vars.color.border}`,
});

export const picture = componentStyle({ display: 'block', width: '100%', height: 'auto' });
