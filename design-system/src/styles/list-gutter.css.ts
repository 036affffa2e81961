import { createVar } from '@vanilla-extract/css';

/** Room around a list; a frame that has room of its own sets it to none. */
export const listGutter = createVar('listGutter');
