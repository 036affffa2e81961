/** What every field of a time says about one that no clock shows. */
export const timeFieldCopy = {
  beyondTheClock: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59\u00A0Uhr ein.',
} as const;
