import type { api, TestSample, TestSampleDraft } from 'contract';
import { and, eq } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Call, Handler } from '../../api/handler.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { requireVersion, staleVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { requireSample, sampleOf } from './queries.ts';
import type { SampleRow } from './rows.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

const { testExecutions, testSamples } = tables;

type CallOf<Name extends keyof (typeof api)['testSamples']> = Parameters<
  Handler<(typeof api)['testSamples'][Name]>
>[0];
type Needs = Pick<Services, 'db' | 'now'>;

/** Creates a series, once per key. */
export async function createSample({ db, now }: Needs, call: CallOf<'create'>): Promise<TestSample> {
  const id = creationId('tsa', call);
  await db.transaction(async (transaction) => {
    const by = await personRef(transaction, call.caller.personId);
    const [row] = await transaction
      .insert(testSamples)
      .values({ id, ...call.body, createdAt: now(), ...changedBy(by, now()) })
      .onConflictDoNothing()
      .returning();
    if (row) await record(transaction, call, 'created', null, row);
  });
  return sampleOf(db, await requireSample(db, id));
}

/** Changes how a series is called and compared, unless somebody has done so since. */
export async function changeSample({ db, now }: Needs, call: CallOf<'change'>): Promise<TestSample> {
  const before = await requireSample(db, call.params.id);
  requireVersion(call, before, copy.changed);
  return db.transaction(async (transaction) => {
    const by = await personRef(transaction, call.caller.personId);
    const [row] = await transaction
      .update(testSamples)
      .set({ ...call.body, ...changedBy(by, now()), version: before.version + 1 })
      .where(and(eq(testSamples.id, before.id), eq(testSamples.version, before.version)))
      .returning();
    if (!row) throw staleVersion(copy.changed);
    await record(transaction, call, 'changed', before, row);
    return sampleOf(transaction, row);
  });
}

/** Takes a series away, with its cases and executions, unless one is under way or somebody has changed it since. */
export async function removeSample({ db }: Needs, call: CallOf<'remove'>): Promise<void> {
  await db.transaction(async (transaction) => {
    const before = await requireIdle(transaction, call.params.id);
    requireVersion(call, before, copy.changed);
    await transaction.delete(testSamples).where(eq(testSamples.id, before.id));
    await record(transaction, call, 'deleted', before, null);
  });
}

/**
 * Holds a series, so that no execution begins meanwhile.
 *
 * @throws {ProblemError} 404, and 409 where one is under way
 */
export async function requireIdle(db: DatabaseSession, sampleId: string): Promise<SampleRow> {
  const [row] = await db.select().from(testSamples).where(eq(testSamples.id, sampleId)).for('update');
  if (!row) throw notFound(copy.notFound);
  const running = and(eq(testExecutions.sampleId, sampleId), eq(testExecutions.status, 'running'));
  if ((await db.$count(testExecutions, running)) > 0)
    throw new ProblemError(409, { title: copy.runsAlready, detail: copy.waitForIt });
  return row;
}

function changedBy(by: { readonly id: string; readonly full_name: string }, at: Date) {
  return { updatedAt: at, updatedById: by.id, updatedByName: by.full_name };
}

async function record(
  db: DatabaseSession,
  call: Pick<Call, 'caller' | 'requestId'>,
  action: 'created' | 'changed' | 'deleted',
  before: SampleRow | null,
  after: SampleRow | null,
): Promise<void> {
  await recordChange(db, {
    // Series are nobody's: the record stands with those who write them.
    orgCode: call.caller.orgCode,
    by: await personRef(db, call.caller.personId),
    action,
    object: { kind: 'test-sample', id: (after ?? before)?.id ?? '' },
    before: before && audited(before),
    after: after && audited(after),
    requestId: call.requestId,
  });
}

/** What the audit log compares of a series. */
function audited({ name, tolerancePercent, ignoredFields }: SampleRow): object {
  return { name, tolerancePercent, ignoredFields } satisfies Record<keyof TestSampleDraft, unknown>;
}
