import type { ContactKind } from './contact.ts';

/** What one contact is, in the address book and in the audit log; a kind that is younger than this page is not named. */
export const contactKindLabels = {
  recipient: 'Empfänger',
  sender: 'Absender',
  neutral_sender: 'Neutrale Versandadresse',
  unknown: '',
} as const satisfies Record<ContactKind | 'unknown', string>;
