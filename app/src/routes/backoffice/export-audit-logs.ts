import { auditLogsApi, localDay, type TableFormat } from 'contract';
import type { AuditFilter } from 'design-system/screens/backoffice/AuditLogs/audit-logs-state.ts';
import { saveFile } from '../../browser/save-file.ts';
import { toAuditQuery } from '../../data/audit-logs.ts';
import { http } from '../../http/client.ts';

/**
 * Saves all that a filter finds as a table.
 *
 * @throws {ApiError}
 */
export async function exportAuditLogs(filter: AuditFilter, format: TableFormat): Promise<void> {
  const { page: _, ...query } = toAuditQuery(filter);
  const file = await http.blob(auditLogsApi.export, { query: { ...query, format } });
  saveFile(file, `Audit-Log-${localDay(new Date())}.${format}`);
}
