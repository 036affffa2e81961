import { utilityStyle } from '../../styles/layered.ts';

/* A box of one pixel that is cut away: still there for assistive technology and for the find command. */
export const visuallyHidden = utilityStyle({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
