import { createVar } from '@vanilla-extract/css';

/** Room around a list; a frame that has room of its own sets it to none. */
export const listGutter = createVar('listGutter');

/** Room between a list and the panel beside it; none where the list has room of its own around it. */
export const besidePanel = createVar('besidePanel');
