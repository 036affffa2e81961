import type { CronRun, CronRunItem } from 'contract';
import type { tables } from '../../store/index.ts';

export type CronRunRow = typeof tables.cronRuns.$inferSelect;

/** A stored run as the contract writes it. */
export function toCronRun(row: CronRunRow): CronRun {
  const { id, kind, status, result, startedById, succeeded, skipped, failed } = row;
  return {
    id,
    kind,
    status,
    result,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    startedBy: startedById === null ? null : { id: startedById, full_name: row.startedByName ?? '' },
    processed: succeeded + skipped + failed,
    succeeded,
    skipped,
    failed,
  };
}

/** A stored item as the contract writes it. */
export function toCronRunItem(row: typeof tables.cronRunItems.$inferSelect): CronRunItem {
  const { itemKey: id, label, shipmentId, orgCode, outcome, message, durationMs: duration } = row;
  const shipment = shipmentId === null ? null : { id: shipmentId, orgCode: orgCode ?? '' };
  return { id, label, shipment, outcome, message, duration };
}
