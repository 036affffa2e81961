import { type Contact, type ContactDraft, contactsApi, type Place, searchApi, searchLine } from 'contract';
import { http } from '../http/client.ts';
import { useEndpoint } from './use-endpoint.ts';

const { list, get, create } = contactsApi;
const SUGGESTIONS = 8;
/** An organisation has a handful of senders; more than a page would be no choice. */
const SENDERS = 100;
const SHORTEST_PLACE_SEARCH = 2;

/** One contact, or nothing while there is no id. */
export function useContact(id: string | null) {
  return useEndpoint(get, id === null ? null : { params: { id } }, { revalidateOnFocus: false });
}

/** The addresses that the organisation sends from. */
export function useSenders() {
  return useEndpoint(list, { query: { kind: 'sender', perPage: SENDERS } }, { revalidateOnFocus: false });
}

/** The addresses that may stand on labels in place of the organisation's own. */
export function useNeutralSenders() {
  return useEndpoint(
    list,
    { query: { kind: 'neutral_sender', perPage: SENDERS } },
    { revalidateOnFocus: false },
  );
}

/** What fits a text that somebody types as sender or recipient. */
export interface PartySuggestions {
  readonly contacts: readonly Contact[];
  readonly places: readonly Place[];
}

/**
 * Contacts and places for a text; without one the contacts used last.
 *
 * @throws {ApiError}
 */
export async function searchParties(
  text: string,
  kind: 'sender' | 'recipient',
  signal: AbortSignal,
): Promise<PartySuggestions> {
  const search = searchLine(text);
  const [contacts, places] = await Promise.all([
    http.call(list, { query: { search, kind, perPage: SUGGESTIONS }, signal }),
    search.length < SHORTEST_PLACE_SEARCH
      ? { items: [] }
      : http.call(searchApi.places, { query: { search }, signal }),
  ]);
  return { contacts: contacts.items, places: places.items };
}

/**
 * Puts an address into the address book.
 *
 * @throws {ApiError}
 */
export function createContact(draft: ContactDraft, idempotencyKey: string): Promise<Contact> {
  return http.call(create, { body: draft, idempotencyKey });
}
