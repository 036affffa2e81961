/** Words of what leads to the cookie settings from every page; the others load with what they stand in. */
export const cookieLinkCopy = {
  open: 'Cookie-Einstellungen',
  missing: 'Die Cookie-Einstellungen konnten nicht geladen werden. Versuchen Sie es erneut.',
} as const;
