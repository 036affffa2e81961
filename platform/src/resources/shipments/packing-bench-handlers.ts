import { LAST_COMPLETED, SCANNED_SHIPMENTS } from 'contract';
import type { packingBenchApi, ScannedShipment } from 'contract';
import type { ResourceHandlers } from '../../api/handler.ts';
import { inScope } from '../../api/scope.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { completedAt, countCompleted, findLatest } from './completed-today.ts';
import { findScanned } from './find-scanned.ts';
import { toShipment } from './shipment-row.ts';
import type { ShipmentRow } from './shipment-row.ts';

const { shipments } = tables;

/** What whoever packs asks for, scan by scan. */
export function packingBenchHandlers(
  db: Database,
): Pick<ResourceHandlers<'shipments'>, keyof typeof packingBenchApi> {
  return {
    byNumber: async ({ scope, query }) => {
      const found = await findScanned(db, inScope(scope, shipments), query.number, SCANNED_SHIPMENTS + 1);
      const items = found.slice(0, SCANNED_SHIPMENTS).map(toScanned);
      return { items, hasMore: found.length > SCANNED_SHIPMENTS };
    },

    completedToday: async ({ scope, today, startOfDay, query }) => {
      const done = completedAt(inScope(scope, shipments), query.bench, startOfDay(today));
      const [counted, latest] = await Promise.all([
        countCompleted(db, done),
        findLatest(db, done, LAST_COMPLETED),
      ]);
      return { ...counted, latest: latest.map(toScanned) };
    },
  };
}

function toScanned(row: ShipmentRow): ScannedShipment {
  return {
    ...toShipment(row),
    orderedAt: row.orderedAt?.toISOString() ?? null,
    completedBy: row.orderedAt === null ? null : row.completedByName,
  };
}
