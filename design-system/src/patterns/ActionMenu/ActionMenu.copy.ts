/** Words of the sheet that a row's menu is on a phone. */
export const actionMenuCopy = { close: 'Schließen' } as const;
