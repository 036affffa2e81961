import { ruleMessages } from 'contract';

/** German words of the API about contacts. */
export const contactApiCopy = {
  notFound: 'Diesen Kontakt gibt es nicht oder Sie dürfen ihn nicht sehen.',
  linkedNotFound: ruleMessages.contactUnknown,
} as const;
