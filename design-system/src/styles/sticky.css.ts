import { createVar } from '@vanilla-extract/css';

/**
 * Where heads stick that stay in sight while their table scrolls with what is around it: below the page's top bar,
 * unless something that scrolls by itself says otherwise.
 */
export const stickyTop = createVar('stickyTop');

/** For whatever scrolls by itself, such as the body of a dialog. */
export const sticksAtTheEdge = { [stickyTop]: '0rem' };
