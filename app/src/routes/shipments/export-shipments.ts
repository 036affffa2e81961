import { localDay, shipmentsApi } from 'contract';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { toQuery } from '../../data/shipments.ts';
import { http } from '../../http/client.ts';

/**
 * Saves all that a filter finds as a table.
 *
 * @throws {ApiError}
 */
export async function exportShipments(filter: ShipmentsFilter): Promise<void> {
  const { page: _, ...query } = toQuery(filter);
  const file = await http.blob(shipmentsApi.export, { query });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `Sendungen-${localDay(new Date())}.csv`;
  link.click();
  // Browsers begin to read it in a task of their own.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
