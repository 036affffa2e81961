/**
 * The page's live connection, as those know it who are told nothing over it: `return` when it has come back, and
 * what has failed meanwhile may get through again.
 */
export const liveConnection = new EventTarget();

export const RETURN = 'return';
