import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { ProblemError } from '../../api/problem.ts';
import type { ApiServices } from '../../services.ts';
import { beginRunBy } from '../cron-runs/begin-run-by.ts';
import { carrierProductCopy as copy } from './carrier-products.copy.ts';
import { changeProduct, requireProduct } from './change-product.ts';
import { toCarrierProduct } from './product-row.ts';
import { findSync, listProducts } from './queries.ts';
import { takeOverByHand } from './take-over.ts';

export function carrierProductHandlers(services: ApiServices): ResourceHandlers<'carrierProducts'> {
  const { db, jobs } = services;
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
      const run = await beginRunBy(services, call, kind);
      const begun = run && (await findSync(db, run.id));
      if (!begun) throw new ProblemError(409, { title: copy.syncRuns, detail: copy.waitForIt });
      jobs.wake(kind);
      return begun;
    },

    takeOver: (call) => takeOverByHand(services, call),
  };
}
