/** German words of the calls about bills. */
export const billingApiCopy = {
  versionStale: 'Die Rechnungsangaben wurden inzwischen geändert.',
} as const;
