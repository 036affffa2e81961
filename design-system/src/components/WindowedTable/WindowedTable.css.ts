import { componentStyle } from '../../styles/layered.ts';
import { media, measures } from '../../tokens/index.ts';

/* The virtualizer itself keeps rows in place when those above change; the browser must not do it once more. */
export const page = componentStyle({ overflowAnchor: 'none' });

/** A table that scrolls in a box of its own. On paper nothing scrolls. */
export const box = componentStyle({
  overflow: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  outlineOffset: `calc(-1 * ${measures.focusRing.width})`,
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none !important' } },
});

/** Stands for the rows that are not there; cards are blocks, and so is it among them. */
export const gap = componentStyle({ '@media': { [media.phone]: { display: 'block' } } });
