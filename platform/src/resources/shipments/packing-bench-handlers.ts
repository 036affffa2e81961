import { SCANNED_SHIPMENTS } from 'contract';
import type { packingBenchApi } from 'contract';
import type { ResourceHandlers } from '../../api/handler.ts';
import { inScope } from '../../api/scope.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { countOrdered, findScanned } from './find-scanned.ts';
import { toShipment } from './shipment-row.ts';

const { shipments } = tables;

/** What whoever packs asks for, scan by scan. */
export function packingBenchHandlers(
  db: Database,
): Pick<ResourceHandlers<'shipments'>, keyof typeof packingBenchApi> {
  return {
    byNumber: async ({ scope, query }) => {
      const found = await findScanned(db, inScope(scope, shipments), query.number, SCANNED_SHIPMENTS + 1);
      const items = found
        .slice(0, SCANNED_SHIPMENTS)
        .map((row) => ({ ...toShipment(row), orderedAt: row.orderedAt?.toISOString() ?? null }));
      return { items, hasMore: found.length > SCANNED_SHIPMENTS };
    },

    completedToday: ({ scope, today, startOfDay }) =>
      countOrdered(db, inScope(scope, shipments), startOfDay(today)),
  };
}
