import type { api, PackagingRuleDraft, StaffPackagingRule } from 'contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { notFound } from '../../api/problem.ts';
import { overtaken, requireVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { packagingRuleCopy as copy } from './packaging-rules.copy.ts';
import { findStaffPackagingRule, isAt, toStaffPackagingRule } from './queries.ts';

const { packagingRules } = tables;

type Call = Parameters<Handler<(typeof api)['carrierPackagingRules']['put']>>[0];

/** Keeps what staff have decided of a carrier and a packaging, unless somebody has done so since. */
export async function putPackagingRule(
  { db, now }: Pick<Services, 'db' | 'now'>,
  call: Call,
): Promise<StaffPackagingRule> {
  const before = await findStaffPackagingRule(db, call.params.id);
  if (!before) throw notFound(copy.notFound);
  requireVersion(call, before, copy.changed);
  const { standing, ...limits } = call.body;
  const place = { carrier: before.carrier, packaging: before.packaging };
  return db.transaction(async (transaction) => {
    const by = await personRef(transaction, call.caller.personId);
    const values = {
      ...limits,
      isActive: standing !== 'none',
      isAllowed: standing === 'allowed',
      version: before.version + 1,
      updatedAt: now(),
      updatedById: by.id,
      updatedByName: by.full_name,
    };
    // A default has no row, and of two who change it at once one inserts it.
    const [row] =
      before.version === 0
        ? await transaction
            .insert(packagingRules)
            .values({ ...place, ...values })
            .onConflictDoNothing({ target: [packagingRules.carrier, packagingRules.packaging] })
            .returning()
        : await transaction
            .update(packagingRules)
            .set(values)
            .where(and(isAt(place), eq(packagingRules.version, before.version)))
            .returning();
    if (!row) throw overtaken(copy.changed);
    const after = toStaffPackagingRule(row);
    const action = actionOf(before, after);
    await recordChange(transaction, {
      // Rules are nobody's: the record stands with those who decide them.
      orgCode: call.caller.orgCode,
      by,
      action,
      object: { kind: 'packaging-rule', id: before.id },
      before: action === 'created' ? null : audited(before),
      after: action === 'deleted' ? null : audited(after),
      requestId: call.requestId,
    });
    return after;
  });
}

/** What has become of a rule: where there is none before and after, only what it would say has changed. */
function actionOf(before: StaffPackagingRule, after: StaffPackagingRule) {
  const [was, is] = [before, after].map(({ standing }) => standing !== 'none');
  if (was === is) return 'changed';
  return is ? 'created' : 'deleted';
}

/** What the audit log compares of a rule. */
function audited({
  id: _id,
  carrier: _carrier,
  packaging: _packaging,
  version: _version,
  updatedAt: _at,
  updatedBy: _by,
  ...rule
}: StaffPackagingRule): PackagingRuleDraft {
  return rule;
}
