import { componentStyle } from '../../styles/layered.ts';
import { media, vars } from '../../tokens/index.ts';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['1h'],
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});

/** The list's own box vanishes, so that chips and button share one row. */
export const list = componentStyle({ display: 'contents' });

/** In the strip on a phone it keeps its words on one line. */
export const inStrip = componentStyle({ flex: 'none' });

export const name = componentStyle({ color: vars.color.textMuted });
export const value = componentStyle({ minInlineSize: 0 });
