import { isDeepStrictEqual } from 'node:util';
import { limits } from 'contract';
import type { api, PersonRef, TestItem, TestItemDraft } from 'contract';
import { and, eq } from 'drizzle-orm';
import { creationId } from '../../api/handler.ts';
import type { Call, Handler } from '../../api/handler.ts';
import { notFound, ProblemError } from '../../api/problem.ts';
import { overtaken, requireVersion, staleVersion } from '../../api/versions.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession } from '../../store/index.ts';
import { requireIdle } from './change-sample.ts';
import { itemOf, latestNumber, requireItem } from './queries.ts';
import type { ItemRow } from './rows.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

const { testItems, testSamples } = tables;

type CallOf<Name extends keyof (typeof api)['testSamples']> = Parameters<
  Handler<(typeof api)['testSamples'][Name]>
>[0];
type Needs = Pick<Services, 'db' | 'now' | 'carriers'>;

/** Adds a case at the end of its series, once per key. */
export async function createItem(
  { db, now, carriers }: Needs,
  call: CallOf<'createItem'>,
): Promise<TestItem> {
  const id = creationId('tit', call);
  const sampleId = call.params.id;
  await db.transaction(async (transaction) => {
    // Held, so that two who add the last one at once do not both.
    const [sample] = await transaction
      .select()
      .from(testSamples)
      .where(eq(testSamples.id, sampleId))
      .for('update');
    if (!sample) throw notFound(copy.notFound);
    if ((await transaction.$count(testItems, eq(testItems.id, id))) > 0) return;
    if ((await transaction.$count(testItems, eq(testItems.sampleId, sampleId))) >= limits.testItems)
      throw new ProblemError(409, { title: copy.full(limits.testItems), detail: copy.fullAdvice });
    const by = await personRef(transaction, call.caller.personId);
    const said = call.body.expected === null ? {} : expectedBy(by, now());
    const [row] = await transaction
      .insert(testItems)
      .values({ id, sampleId, ...toColumns(call.body), ...said })
      .returning();
    if (row) await record(transaction, call, 'created', null, row);
  });
  return itemOf(db, carriers, await requireItem(db, { id: sampleId, itemId: id }));
}

/**
 * Changes a case, or what is expected of it, unless somebody has done so since. What it asks stays while its series is
 * under way: what that has ordered is found and cancelled again by what the case says. Of another question it has no
 * answer yet.
 */
export async function changeItem(
  { db, now, carriers }: Needs,
  call: CallOf<'changeItem'>,
): Promise<TestItem> {
  const before = await requireItem(db, call.params);
  requireVersion(call, before, copy.itemChanged);
  return db.transaction(async (transaction) => {
    const by = await personRef(transaction, call.caller.personId);
    const asksElse = !isDeepStrictEqual(questionOf(toColumns(call.body)), questionOf(before));
    if (asksElse) await requireIdle(transaction, before.sampleId);
    const answersAfter = asksElse ? await latestNumber(transaction, before.sampleId) : before.answersAfter;
    const isSaidAnew = !isDeepStrictEqual(call.body.expected, before.expected);
    const [row] = await transaction
      .update(testItems)
      .set({
        ...toColumns(call.body),
        ...(isSaidAnew && expectedBy(by, now())),
        answersAfter,
        version: before.version + 1,
      })
      .where(and(eq(testItems.id, before.id), eq(testItems.version, before.version)))
      .returning();
    if (!row) throw staleVersion(copy.itemChanged);
    await record(transaction, call, 'changed', before, row);
    return itemOf(transaction, carriers, row);
  });
}

/**
 * Takes a case away, unless its series is under way or somebody has changed it since; what became of it stays in the
 * history of the series.
 */
export async function removeItem({ db }: Needs, call: CallOf<'removeItem'>): Promise<void> {
  await db.transaction(async (transaction) => {
    const { id, version } = await requireItem(transaction, call.params);
    requireVersion(call, { version }, copy.itemChanged);
    await requireIdle(transaction, call.params.id);
    const [row] = await transaction
      .delete(testItems)
      .where(and(eq(testItems.id, id), eq(testItems.version, version)))
      .returning();
    if (!row) throw overtaken(copy.itemChanged);
    await record(transaction, call, 'deleted', row, null);
  });
}

function toColumns({ name, operation, carrier, productCode, expected, ...request }: TestItemDraft) {
  return { name, operation, carrier, productCode, request, expected };
}

/** What a carrier is asked, which neither the name of a case nor what is expected of it changes. */
function questionOf({
  operation,
  carrier,
  productCode,
  request,
}: Pick<ItemRow, 'operation' | 'carrier' | 'productCode' | 'request'>) {
  return { operation, carrier, productCode, request };
}

function expectedBy(by: PersonRef, at: Date) {
  return { expectedAt: at, expectedById: by.id, expectedByName: by.full_name };
}

async function record(
  db: DatabaseSession,
  call: Pick<Call, 'caller' | 'requestId'>,
  action: 'created' | 'changed' | 'deleted',
  before: ItemRow | null,
  after: ItemRow | null,
): Promise<void> {
  await recordChange(db, {
    orgCode: call.caller.orgCode,
    by: await personRef(db, call.caller.personId),
    action,
    object: { kind: 'test-item', id: (after ?? before)?.id ?? '' },
    before: before && audited(before),
    after: after && audited(after),
    requestId: call.requestId,
  });
}

/** What the audit log compares of a case: all of it, so that an expectation that was replaced can be found there. */
function audited({ name, operation, carrier, productCode, request, expected }: ItemRow): object {
  const facts = { name, operation, carrier, productCode, request, expected };
  return facts satisfies Record<keyof ReturnType<typeof toColumns>, unknown>;
}
