import { isDeepStrictEqual } from 'node:util';
import type { api, BillingDetails } from 'contract';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { requireVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { billingApiCopy } from './billing.copy.ts';

const { billingDetails } = tables;

const nothingGiven: BillingDetails = {
  name: '',
  department: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  email: '',
  costCentre: '',
  version: 1,
};

/** Where the bills of an organisation go. */
export async function findDetails(db: DatabaseSession, orgCode: string): Promise<BillingDetails> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.orgCode, orgCode));
  return row ? toDetails(row) : nothingGiven;
}

function toDetails(row: typeof billingDetails.$inferSelect): BillingDetails {
  const { orgCode: _, ...details } = row;
  return details;
}

type ChangeCall = Parameters<Handler<(typeof api.billing)['change']>>[0];

/** @throws {ProblemError} 412 where somebody was faster */
export function changeDetails(db: Database, call: ChangeCall): Promise<BillingDetails> {
  const { caller, body, requestId } = call;
  const { orgCode, personId } = caller;
  const isOwn = eq(billingDetails.orgCode, orgCode);
  return db.transaction(async (transaction) => {
    // There has to be a row before it can be kept from others.
    await transaction.insert(billingDetails).values({ orgCode }).onConflictDoNothing();
    const [row] = await transaction.select().from(billingDetails).where(isOwn).for('update');
    const before = row ? toDetails(row) : nothingGiven;
    const { version: _, ...old } = before;
    // A repetition whose first answer was lost finds its own work.
    if (isDeepStrictEqual({ ...old, ...body }, old)) return before;
    requireVersion(call, before, billingApiCopy.versionStale);
    await transaction
      .update(billingDetails)
      .set({ ...body, version: sql`${billingDetails.version} + 1` })
      .where(isOwn);
    await recordChange(transaction, {
      orgCode,
      by: await personRef(transaction, personId),
      action: 'changed',
      object: { kind: 'organization', id: orgCode },
      before: { billing: old },
      after: { billing: body },
      requestId,
    });
    return findDetails(transaction, orgCode);
  });
}
