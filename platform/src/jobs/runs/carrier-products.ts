import { customerRoles } from 'contract';
import type { Carrier } from 'contract';
import { and, eq, notInArray } from 'drizzle-orm';
import { rejectionBy } from '../../carriers/index.ts';
import { carrierProductCopy as copy } from '../../resources/carrier-products/carrier-products.copy.ts';
import { takeOverCatalogue } from '../../resources/carrier-products/sync.ts';
import type { SyncRun } from '../../resources/carrier-products/sync.ts';
import { findRun } from '../../resources/cron-runs/queries.ts';
import { tables } from '../../store/index.ts';
import type { Database } from '../../store/index.ts';
import { toCarrierFailure } from './ask-carriers.ts';
import { carrierAnswerCopy } from './carrier-answers.copy.ts';
import type { RunKind } from './run-kind.ts';

const { memberships } = tables;

/** Time after which a carrier that has not sent its catalogue is given up. */
const CATALOGUE_TIMEOUT_MS = 8000;

/** Asks each carrier for its catalogue and makes its products what that says. One that fails keeps them as they are. */
export const carrierProducts: RunKind = {
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
      const catalogue = await Promise.race([connection.catalogue(timeLimit), rejectionBy(timeLimit)]);
      // Rather a fault of its own than the end of all that it carries.
      if (catalogue.length === 0) return { outcome: 'failed', message: copy.nothingNamed(key) };
      const { added, changed, removed } = await takeOverCatalogue(
        db,
        connection.carrier,
        catalogue,
        now(),
        await toSyncRun(db, runId),
      );
      const isSame = added + changed + removed === 0;
      return { outcome: 'succeeded', message: isSame ? copy.unchanged : copy.found(added, changed, removed) };
    } catch (error) {
      return toCarrierFailure(key, error);
    }
  },
};

/** Who has begun a run, and the organisation of staff that the records of its changes stand with. */
async function toSyncRun(db: Database, runId: string): Promise<SyncRun> {
  const run = await findRun(db, runId);
  const by = run?.startedById == null ? null : { id: run.startedById, full_name: run.startedByName ?? '' };
  const [own] = await db
    .select({ orgCode: memberships.orgCode })
    .from(memberships)
    .where(
      and(
        notInArray(memberships.role, [...customerRoles]),
        by ? eq(memberships.accountId, by.id) : undefined,
      ),
    )
    .orderBy(memberships.orgCode)
    .limit(1);
  return { id: runId, by, orgCode: own?.orgCode ?? '' };
}
