/** What is said where places or packages do not suffice for a quote. */
export const QUOTE_LACKS_DATA = 'Versanddaten fehlen';
