import { billingApi, type TableFormat } from 'contract';
import { saveFile } from '../../browser/save-file.ts';
import { http } from '../../http/client.ts';

/**
 * Saves what the sum of a month is made of as a table.
 *
 * @param month `yyyy-MM`
 * @throws {ApiError}
 */
export async function exportCosts(month: string, format: TableFormat): Promise<void> {
  saveFile(
    await http.blob(billingApi.export, { query: { month, format } }),
    `Einzelnachweis-${month}.${format}`,
  );
}
