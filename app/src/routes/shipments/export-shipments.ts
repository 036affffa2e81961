import { localDay, shipmentDetailsApi, type TableFormat } from 'contract';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { saveFile } from '../../browser/save-file.ts';
import { toQuery } from '../../data/shipments.ts';
import { http } from '../../http/client.ts';

/**
 * Saves all that a filter finds as a table.
 *
 * @throws {ApiError}
 */
export async function exportShipments(filter: ShipmentsFilter, format: TableFormat): Promise<void> {
  const { page: _, perPage: __, ...query } = toQuery(filter);
  const file = await http.blob(shipmentDetailsApi.export, { query: { ...query, format } });
  saveFile(file, `Sendungen-${localDay(new Date())}.${format}`);
}
