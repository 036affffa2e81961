import type { Carrier } from 'contract';
import { inTime, readCatalogue } from '../../carriers/index.ts';
import { carrierProductCopy as copy } from '../../resources/carrier-products/carrier-products.copy.ts';
import { takeOverCatalogue } from '../../resources/carrier-products/sync.ts';
import type { SyncRun } from '../../resources/carrier-products/sync.ts';
import { findRun } from '../../resources/cron-runs/queries.ts';
import type { Database } from '../../store/index.ts';
import { toCarrierFailure } from './ask-carriers.ts';
import { carrierAnswerCopy } from './carrier-answers.copy.ts';
import type { RunItem, RunKind } from './run-kind.ts';

/** Time after which a carrier that has not sent its catalogue is given up. */
const CATALOGUE_TIMEOUT_MS = 8000;

/** Asks each carrier for its catalogue and makes its products what that says. One that fails keeps them as they are. */
export const carrierProducts: RunKind<RunItem, 'carrier-products'> = {
  kind: 'carrier-products',
  cron: '12 4 * * *',
  find: async ({ carriers }) =>
    [...carriers.keys()].map((carrier) => ({
      key: carrier,
      label: carrier,
      shipmentId: null,
      orgCode: null,
      lane: carrier,
    })),
  work: async ({ db, carriers, now }, { key }, runId) => {
    const connection = carriers.get(key as Carrier);
    if (!connection) return { outcome: 'failed', message: carrierAnswerCopy.noConnection(key) };
    const timeLimit = AbortSignal.timeout(CATALOGUE_TIMEOUT_MS);
    try {
      const answer = await inTime(timeLimit, (limit) => connection.catalogue(limit));
      const catalogue = readCatalogue(answer);
      const counts = await takeOverCatalogue(
        db,
        connection.carrier,
        catalogue,
        now(),
        await toSyncRun(db, runId),
      );
      if (!counts) {
        const message = catalogue.length === 0 ? copy.nothingNamed(key) : copy.mostMissing(key);
        return { outcome: 'failed', message };
      }
      const { added, changed, removed } = counts;
      const isSame = added + changed + removed === 0;
      return { outcome: 'succeeded', message: isSame ? copy.unchanged : copy.found(added, changed, removed) };
    } catch (error) {
      return toCarrierFailure(key, error);
    }
  },
};

/** A run with who has begun it. */
async function toSyncRun(db: Database, id: string): Promise<SyncRun> {
  const run = await findRun(db, id);
  const by = run?.startedById == null ? null : { id: run.startedById, full_name: run.startedByName ?? '' };
  return { id, by };
}
