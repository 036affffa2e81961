import { CONTACTS_PER_PAGE, type Contact, type ContactDraft, contactChangesApi, contactsApi } from 'contract';
import type { ContactsFilter } from 'design-system/screens/contacts/Contacts/contacts-state.ts';
import { http } from '../http/client.ts';
import { oneContact } from './parties.ts';
import { read } from './read.ts';
import { everything } from './search.ts';
import { write } from './write.ts';

const { change, remove, makeDefaultSender: makeDefault } = contactChangesApi;
const { list, get, create } = contactsApi;

/** What the list asks for; its kinds are counted too. */
export const contactList = read(list, (filter: ContactsFilter) => ({
  query: { ...toQuery(filter), page: filter.page, perPage: CONTACTS_PER_PAGE, counts: true },
}));

/** A filter as the API takes it, without the page. */
export function toQuery({ search, kind, country, sort }: ContactsFilter) {
  return { search, sort, country, ...(kind !== 'all' && { kind }) };
}

/** All that is asked of the address book: the senders of a form come from the same list. */
export const contactReads = [contactList, oneContact, everything] as const;
const makesOld = contactReads;

/** Puts a contact into the address book. */
export const addContact = write(
  (draft: ContactDraft, { idempotencyKey }) => http.call(create, { body: draft, idempotencyKey }),
  { makesOld },
);

export interface ContactChange {
  readonly id: string;
  /** The one that it was made of. */
  readonly version: number;
  readonly draft: ContactDraft;
}

export const changeContact = write(
  ({ id, version, draft }: ContactChange) => http.call(change, { params: { id }, body: draft, version }),
  { makesOld },
);

export const deleteContact = write(
  ({ id, version }: Pick<Contact, 'id' | 'version'>) => http.call(remove, { params: { id }, version }),
  { makesOld, outlivesPage: true },
);

export const makeDefaultSender = write((id: string) => http.call(makeDefault, { params: { id } }), {
  makesOld,
  outlivesPage: true,
});

/**
 * A contact as it is now, whatever was remembered of it.
 *
 * @throws {ApiError}
 */
export function readContact(id: string): Promise<Contact> {
  return http.call(get, { params: { id } });
}

const MOST_OF_ONE_PLACE = 100;

/**
 * The contacts of a place, among which one like another is looked for.
 *
 * @throws {ApiError}
 */
export async function contactsOfPlace(place: string, signal: AbortSignal): Promise<readonly Contact[]> {
  const { items } = await http.call(list, { query: { search: place, perPage: MOST_OF_ONE_PLACE }, signal });
  return items;
}
