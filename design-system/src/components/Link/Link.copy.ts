/** What every link says that opens a new tab. */
export const linkCopy = { newTab: 'öffnet in neuem Tab' } as const;
