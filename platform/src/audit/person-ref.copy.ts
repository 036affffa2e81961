/** How records name somebody whose account is gone. */
export const UNKNOWN_PERSON = 'Unbekannte Person';
