import type { Contact } from 'contract';
import { contactsCopy } from 'design-system/screens/contacts/Contacts/Contacts.copy.ts';
import { session } from '../../services.ts';
import { mayDo } from '../shipments/shipment-rights.ts';

/** Whether this person may make contacts. */
export const mayCreateContacts = (): boolean => mayDo('create:contacts');

/** Whether this person may have senders: make them, change them, choose the default. */
export const mayEditSenders = (): boolean => session.getBooleanFlag('edit_sender_contacts');

/** Why a contact is not this person's to change; undefined where it is. */
export function lockedReason({ kind }: Pick<Contact, 'kind'>): string | undefined {
  if (!mayDo('update:org_contacts', 'update:all_contacts')) return contactsCopy.notAllowed;
  return kind === 'recipient' || mayEditSenders() ? undefined : contactsCopy.onlyOwners;
}

/** Whether a contact is this person's to delete, but for the flag that senders need. */
export function mayDelete({ createdById }: Pick<Contact, 'createdById'>): boolean {
  if (mayDo('delete:org_contacts', 'delete:all_contacts')) return true;
  return mayDo('delete:own_contacts') && createdById === session.getSnapshot().claims?.access.sub;
}
