import type { CronKind } from 'contract';
import { type Call, creationId } from '../../api/handler.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { ApiServices } from '../../services.ts';
import type { CronRunRow } from './cron-run-row.ts';
import { beginRun, findRun } from './queries.ts';

/**
 * Begins a run for whoever calls, and records that they did. Whoever answers the call wakes the job.
 *
 * @returns the run, also where this call has begun it before; undefined where another of this kind is under way
 */
export async function beginRunBy(
  { db, now }: ApiServices,
  call: Call,
  kind: CronKind,
): Promise<CronRunRow | undefined> {
  const id = creationId('run', call);
  await db.transaction(async (transaction) => {
    const by = await personRef(transaction, call.caller.personId);
    if (!(await beginRun(transaction, { id, kind, by, now: now() }))) return;
    await recordChange(transaction, {
      orgCode: call.caller.orgCode,
      by,
      action: 'created',
      object: { kind: 'cron-run', id },
      before: null,
      after: { kind },
      requestId: call.requestId,
    });
  });
  return findRun(db, id);
}
