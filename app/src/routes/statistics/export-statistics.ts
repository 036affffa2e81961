import { localDay, statisticsApi } from 'contract';
import { saveFile } from '../../browser/save-file.ts';
import { type AskedPeriod, toStatisticsQuery } from '../../data/statistics.ts';
import { http } from '../../http/client.ts';

/**
 * Saves the figures of a period as a table.
 *
 * @throws {ApiError}
 */
export async function exportStatistics(asked: AskedPeriod): Promise<void> {
  const file = await http.blob(statisticsApi.export, { query: toStatisticsQuery(asked) });
  saveFile(file, `Statistik-${localDay(new Date())}.csv`);
}
