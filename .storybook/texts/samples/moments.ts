/** When the texts are read, and the same time a day later. */
export const now = '2026-11-20T13:05:00.000Z';
export const nextDay = '2026-11-21T13:05:00.000Z';
