import { type Contact, type ContactDraft, contactChangesApi, contactsApi } from 'contract';
import { http } from '../http/client.ts';

const { change } = contactChangesApi;
const { list, create } = contactsApi;

const PER_PAGE = 100;
const AT_A_TIME = 2;

/**
 * The whole address book, as far as a list can be leafed through: an import looks for what is there already.
 *
 * @throws {ApiError}
 */
export async function everyContact(): Promise<readonly Contact[]> {
  const ask = (page: number) =>
    http.call(list, { query: { page, perPage: PER_PAGE, sort: 'name' as const } });
  const first = await ask(1);
  const found = [...first.items];
  for (let page = 2; page <= first.totalPages; page += AT_A_TIME) {
    const asked = Array.from({ length: Math.min(AT_A_TIME, first.totalPages - page + 1) }, (_, at) =>
      ask(page + at),
    );
    for (const { items } of await Promise.all(asked)) found.push(...items);
  }
  return found;
}

/** A row of an import: a new contact, or the change of one that is there. */
export interface ImportedContact {
  readonly draft: ContactDraft;
  readonly target: { readonly id: string; readonly version: number } | null;
}

/**
 * Puts a row of an import into the address book. Old answers are refreshed once, when the import ends.
 *
 * @throws {ApiError}
 */
export function sendImported(
  { draft, target }: ImportedContact,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Contact> {
  if (target === null) return http.call(create, { body: draft, idempotencyKey, signal });
  return http.call(change, { params: { id: target.id }, body: draft, version: target.version, signal });
}
