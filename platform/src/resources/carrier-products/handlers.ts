import { creationId } from '../../api/handler.ts';
import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { ProblemError } from '../../api/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { ApiServices } from '../../services.ts';
import { beginRun } from '../cron-runs/queries.ts';
import { carrierProductCopy as copy } from './carrier-products.copy.ts';
import { changeProduct, requireProduct } from './change-product.ts';
import { toCarrierProduct } from './product-row.ts';
import { findSync, listProducts } from './queries.ts';
import { takeOverByHand } from './take-over.ts';

export function carrierProductHandlers(services: ApiServices): ResourceHandlers<'carrierProducts'> {
  const { db, now, jobs } = services;
  const kind = 'carrier-products';
  return {
    list: async ({ query }) => {
      const { rows, totalItems } = await listProducts(db, query);
      return toPage(rows.map(toCarrierProduct), totalItems, query);
    },

    get: async ({ params }) => toCarrierProduct(await requireProduct(db, params.id)),

    change: (call) => changeProduct(services, call),

    latestSync: async () => ({ latest: await findSync(db) }),

    sync: async (call) => {
      const id = creationId('run', call);
      const { orgCode, personId } = call.caller;
      await db.transaction(async (transaction) => {
        const by = await personRef(transaction, personId);
        if (!(await beginRun(transaction, { id, kind, by, now: now() }))) return;
        await recordChange(transaction, {
          orgCode,
          by,
          action: 'created',
          object: { kind: 'cron-run', id },
          before: null,
          after: { kind },
          requestId: call.requestId,
        });
      });
      const begun = await findSync(db, id);
      if (!begun) throw new ProblemError(409, { title: copy.syncRuns, detail: copy.waitForIt });
      jobs.wake(kind);
      return begun;
    },

    takeOver: (call) => takeOverByHand(services, call),
  };
}
