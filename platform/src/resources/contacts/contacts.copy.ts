import { ruleMessages } from 'contract';

/** German words of the API about contacts. */
export const contactApiCopy = {
  notFound: 'Diesen Kontakt gibt es nicht oder Sie dürfen ihn nicht sehen.',
  onlyOwnersChangeSenders: 'Nur Inhaber können Absenderadressen ändern.',
  notASender: {
    title: 'Dieser Kontakt ist keine Absenderadresse.',
    detail: 'Ändern Sie zuerst seine Art in „Absender“.',
  },
  versionStale: 'Dieser Kontakt wurde inzwischen geändert.',
  linkedNotFound: ruleMessages.contactUnknown,
} as const;
