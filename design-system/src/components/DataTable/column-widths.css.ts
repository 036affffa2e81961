import { vars } from '../../tokens/index.ts';

// Worked out here, where nothing of it runs in a browser: a script that asks the tokens brings all of them along.

/** Column of a checkbox, with the cell's padding. */
export const selectionWidth = `calc(${vars.control.targetMin} + ${vars.space[5]} + ${vars.space[2]})`;

/** Column of a menu's button, or of the one that unfolds a row, with the cell's padding. */
export const rowMenuWidth = `calc(${vars.control.sm} + ${vars.space[5]} + ${vars.space[2]})`;
