/** Stands in an address in place of a case that is to be made; no case has such an id. */
export const NEW_ITEM = 'neu';
