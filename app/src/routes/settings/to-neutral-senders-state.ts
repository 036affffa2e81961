import type { Contact } from 'contract';
import { isUnfiltered, noFilter } from 'design-system/screens/contacts/Contacts/contacts-filter.ts';
import type {
  ContactsFilter,
  ContactsState,
} from 'design-system/screens/contacts/Contacts/contacts-state.ts';
import type { ContactsPage } from '../contacts/to-contacts-state.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';

/** What the address book is asked for, to list neutral sender addresses alone. */
export function toFilter({ search, page }: Pick<ContactsFilter, 'search' | 'page'>): ContactsFilter {
  return { ...noFilter, search, page, kind: 'neutral_sender' };
}

/** What their list shows: `toListState`. Without a search there are none at all, whatever else the book holds. */
export function toNeutralSendersState(
  read: Read<ContactsPage>,
  asked: Asked<ContactsPage, ContactsFilter>,
): ContactsState {
  return toListState<Contact, ContactsPage, ContactsFilter>(read, {
    ...asked,
    isEmpty: () => isUnfiltered(asked.filter, ['kind']),
  });
}
