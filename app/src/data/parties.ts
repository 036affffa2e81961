import {
  type Contact,
  type ContactDraft,
  contactsApi,
  packagesSentApi,
  type Place,
  type Recipient,
  recipientsApi,
  searchApi,
  searchLine,
} from 'contract';
import { http } from '../http/client.ts';
import { byId, read, unlessFocused } from './read.ts';
import { everything } from './search.ts';
import { write } from './write.ts';

const { list, get, create } = contactsApi;
const SUGGESTIONS = 8;
/** An organisation has a handful of senders; more than a page would be no choice. */
const SENDERS = 100;
const SHORTEST_PLACE_SEARCH = 2;

/** One contact by its id. */
export const oneContact = read(get, byId, unlessFocused);

/** The addresses that the organisation sends from. */
export const senderList = read(
  list,
  () => ({ query: { kind: 'sender' as const, perPage: SENDERS } }),
  unlessFocused,
);

/** The addresses that may stand on labels in place of the organisation's own. */
export const neutralSenderList = read(
  list,
  () => ({ query: { kind: 'neutral_sender' as const, perPage: SENDERS } }),
  unlessFocused,
);

/** What a contact was sent last. */
export const packagesSentTo = read(
  packagesSentApi.packagesSent,
  (recipientId: string) => ({ query: { recipientId } }),
  unlessFocused,
);

/** What fits a text that somebody types as sender or recipient. */
export interface PartySuggestions {
  /** Who was sent something before, and is not among the contacts; none for a sender. */
  readonly recipients: readonly Recipient[];
  readonly contacts: readonly Contact[];
  readonly places: readonly Place[];
}

/**
 * Contacts, places and who was sent something before for a text; without one the recipients used last and most, or
 * the contacts used last where nothing was sent.
 *
 * @param kind whose addresses; null for somebody who may read none
 * @throws {ApiError}
 */
export async function searchParties(
  text: string,
  kind: 'sender' | 'recipient' | null,
  signal: AbortSignal,
): Promise<PartySuggestions> {
  const search = searchLine(text);
  const [contacts, sent, places] = await Promise.all([
    kind === null
      ? { items: [] }
      : http.call(list, { query: { search, kind, perPage: SUGGESTIONS }, signal }),
    kind === 'recipient' ? http.call(recipientsApi.recipients, { query: { search }, signal }) : { items: [] },
    search.length < SHORTEST_PLACE_SEARCH
      ? { items: [] }
      : http.call(searchApi.places, { query: { search }, signal }),
  ]);
  if (search === '') {
    const hasSent = sent.items.length > 0;
    return { recipients: sent.items, contacts: hasSent ? [] : contacts.items, places: places.items };
  }
  const known = new Set(contacts.items.map(({ block }) => likeness(block)));
  const recipients = sent.items.filter(({ block }) => !known.has(likeness(block)));
  return { recipients, contacts: contacts.items, places: places.items };
}

/** The same for those who are the same to whoever looks through a list of them. */
function likeness({ companyName, personName, address }: Recipient['block']): string {
  return [companyName || personName, address.addressLine1, address.postalCode].join('\n').toLowerCase();
}

/**
 * Places whose postcode or name begins with the text.
 *
 * @throws {ApiError}
 */
export async function findPlaces(
  text: string,
  countryCode: string,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const search = searchLine(text);
  return (await http.call(searchApi.places, { query: { search, countryCode }, signal })).items;
}

/** Puts an address into the address book; the same key never does so twice. */
export const createContact = write(
  ({ draft, idempotencyKey }: { readonly draft: ContactDraft; readonly idempotencyKey: string }) =>
    http.call(create, { body: draft, idempotencyKey }),
  // All contacts that are asked for come from these three.
  { makesOld: [senderList, oneContact, everything], outlivesPage: true },
);
