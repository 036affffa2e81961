import { contactChangesApi, localDay, type TableFormat } from 'contract';
import type { ContactsFilter } from 'design-system/screens/contacts/Contacts/contacts-state.ts';
import { saveFile } from '../../browser/save-file.ts';
import { toQuery } from '../../data/contacts.ts';
import { http } from '../../http/client.ts';

/**
 * Saves all that a filter finds as a table.
 *
 * @throws {ApiError}
 */
export async function exportContacts(filter: ContactsFilter, format: TableFormat): Promise<void> {
  const file = await http.blob(contactChangesApi.export, { query: { ...toQuery(filter), format } });
  saveFile(file, `Kontakte-${localDay(new Date())}.${format}`);
}
