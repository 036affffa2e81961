import type { ContactDraft } from 'contract';
import { toCsv } from '../../../spreadsheets/to-csv.ts';
import { contactColumns } from '../contacts-sheet.ts';

/** The file that an address book is exported as, for tests of what reads it. */
export async function exportedContacts(contacts: readonly ContactDraft[]): Promise<Uint8Array> {
  const parts: string[] = [];
  for await (const part of toCsv(contactColumns('csv'), batchesOf(contacts))) parts.push(part);
  return new TextEncoder().encode(parts.join(''));
}

async function* batchesOf(contacts: readonly ContactDraft[]) {
  yield contacts;
}
