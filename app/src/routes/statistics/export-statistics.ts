import { localDay, statisticsApi, type TableFormat } from 'contract';
import { saveFile } from '../../browser/save-file.ts';
import { type AskedPeriod, toStatisticsQuery } from '../../data/statistics.ts';
import { http } from '../../http/client.ts';

/**
 * Saves the figures of a period as a table.
 *
 * @throws {ApiError}
 */
export async function exportStatistics(asked: AskedPeriod, format: TableFormat): Promise<void> {
  const file = await http.blob(statisticsApi.export, { query: { ...toStatisticsQuery(asked), format } });
  saveFile(file, `Statistik-${localDay(new Date())}.${format}`);
}
