import type { Contact } from 'contract';
import type { ContactRange } from 'design-system/screens/contacts/ContactPanel/contact-words.ts';
import { ContactMenu } from 'design-system/screens/contacts/Contacts/ContactMenu';
import { mayCreateContacts, mayEditSenders } from './contact-rights.ts';
import { useContactActions } from './use-contact-actions.ts';

export interface ContactActionsProps {
  contact: Contact;
  /** What the page holds. */
  range?: ContactRange;
  /** Names the button. */
  label: string;
  /** Opens the panel beside the list. */
  href: string;
  /** Begins a new one with it. */
  duplicateHref: string;
  /** Called once it is gone. */
  onDeleted: () => void;
}

/** The menu of a row, with all that this person may do with its contact. */
export function ContactActions({
  contact,
  range,
  label,
  href,
  duplicateHref,
  onDeleted,
}: ContactActionsProps) {
  const mayCopy = mayCreateContacts() && (range !== 'neutral_sender' || mayEditSenders());
  const ways = { ...useContactActions(contact, { range, onDeleted }), ...(mayCopy && { duplicateHref }) };
  return <ContactMenu label={label} href={href} isSender={contact.kind === 'sender'} ways={ways} />;
}
