import type { ContactDraft } from 'contract';
import { toCsv } from '../../../csv/to-csv.ts';
import { contactCsvColumns } from '../contacts-csv.ts';

/** The file that an address book is exported as, for tests of what reads it. */
export async function exportedContacts(contacts: readonly ContactDraft[]): Promise<Uint8Array> {
  const parts: string[] = [];
  for await (const part of toCsv(contactCsvColumns, batchesOf(contacts))) parts.push(part);
  return new TextEncoder().encode(parts.join(''));
}

async function* batchesOf(contacts: readonly ContactDraft[]) {
  yield contacts;
}
