import type { api, ExecutionDetail, ListedTestItem, TestAnswer, TestItem, TestSample } from 'contract';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, max, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { COUNTED_ROWS, rowsOfPage } from '../../api/paging.ts';
import { notFound } from '../../api/problem.ts';
import type { Carriers } from '../../carriers/index.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { Database, DatabaseSession } from '../../store/index.ts';
import { isExecutable } from './ask-carrier.ts';
import { toExecution, toListedItem, toResult, toSample } from './rows.ts';
import type { ExecutionRow, ItemRow, PastResultRow, SampleRow } from './rows.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

const { testExecutions, testItems, testResults, testSamples } = tables;

type PageQuery = v.InferOutput<(typeof api.testSamples.list)['query']>;

/** How many of the latest executions a row tells, and how many a case. */
const PAST_OF_ROW = 5;
const PAST_OF_ITEM = 10;

/** A result without its answer. */
const {
  received: _received,
  expected: _expected,
  executionId: _execution,
  ...listedColumns
} = getTableColumns(testResults);

/** One page of series by name, and how many there are. */
export async function listSamples(
  db: Database,
  query: PageQuery,
): Promise<{ readonly items: TestSample[]; readonly totalItems: number }> {
  const { limit, offset } = rowsOfPage(query);
  const rows = await db
    .select()
    .from(testSamples)
    .orderBy(testSamples.name, testSamples.id)
    .limit(limit)
    .offset(offset);
  return { items: await withFacts(db, rows), totalItems: await db.$count(testSamples) };
}

/** @throws {ProblemError} 404 */
export async function requireSample(db: DatabaseSession, id: string): Promise<SampleRow> {
  const [row] = await db.select().from(testSamples).where(eq(testSamples.id, id));
  if (!row) throw notFound(copy.notFound);
  return row;
}

/** A series as the contract writes it. */
export async function sampleOf(db: DatabaseSession, row: SampleRow): Promise<TestSample> {
  const [sample] = await withFacts(db, [row]);
  return sample as TestSample;
}

/** Series with how many cases they have, and how they ended last. */
async function withFacts(db: DatabaseSession, rows: readonly SampleRow[]): Promise<TestSample[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [cases, latest] = await Promise.all([
    db
      .select({ sampleId: testItems.sampleId, carrier: testItems.carrier, items: count() })
      .from(testItems)
      .where(inArray(testItems.sampleId, ids))
      .groupBy(testItems.sampleId, testItems.carrier)
      .orderBy(testItems.carrier),
    db
      .selectDistinctOn([testExecutions.sampleId])
      .from(testExecutions)
      .where(and(inArray(testExecutions.sampleId, ids), isNull(testExecutions.itemId)))
      .orderBy(testExecutions.sampleId, desc(testExecutions.number)),
  ]);
  return rows.map((row) => {
    const own = cases.filter(({ sampleId }) => sampleId === row.id);
    const execution = latest.find(({ sampleId }) => sampleId === row.id);
    return toSample(row, {
      items: own.reduce((sum, { items }) => sum + items, 0),
      carriers: own.map(({ carrier }) => carrier),
      latest: execution ? toExecution(execution) : null,
    });
  });
}

/** The number of the newest execution of a series, 0 where there is none. Whoever asks holds the series. */
export async function latestNumber(db: DatabaseSession, sampleId: string): Promise<number> {
  const [latest] = await db
    .select({ number: max(testExecutions.number) })
    .from(testExecutions)
    .where(eq(testExecutions.sampleId, sampleId));
  return latest?.number ?? 0;
}

/** All cases of a series in their order, with how they ended last. */
export async function listItems(
  { db, carriers }: Pick<Services, 'db' | 'carriers'>,
  sampleId: string,
): Promise<ListedTestItem[]> {
  const rows = await itemsInOrder(db, sampleId);
  const past = await pastResults(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row, index) => ({
    ...toListedItem(row, index + 1, past.get(row.id) ?? []),
    isExecutable: isExecutable(carriers, row),
  }));
}

/** The cases of a series in their order. */
export function itemsInOrder(db: DatabaseSession, sampleId: string): Promise<ItemRow[]> {
  return db.select().from(testItems).where(eq(testItems.sampleId, sampleId)).orderBy(asc(testItems.ordinal));
}

/** What became of cases lately, newest first, by case. One more than is told, since the newest may be under way. */
async function pastResults(db: Database, ids: string[]): Promise<Map<string, PastResultRow[]>> {
  if (ids.length === 0) return new Map();
  const newest = db
    .select({ ...listedColumns, startedAt: testExecutions.startedAt })
    .from(testResults)
    .innerJoin(testExecutions, eq(testExecutions.id, testResults.executionId))
    .where(eq(testResults.itemId, testItems.id))
    .orderBy(desc(testResults.number))
    .limit(PAST_OF_ROW + 1)
    .as('newest');
  const rows = await db
    .select({ result: newest._.selectedFields })
    .from(testItems)
    .innerJoinLateral(newest, sql`true`)
    .where(inArray(testItems.id, ids));
  return Map.groupBy(
    rows.map(({ result }) => result),
    ({ itemId }) => itemId,
  );
}

/** @throws {ProblemError} 404 */
export async function requireItem(
  db: DatabaseSession,
  { id: sampleId, itemId }: { readonly id: string; readonly itemId: string },
): Promise<ItemRow> {
  const [row] = await db
    .select()
    .from(testItems)
    .where(and(eq(testItems.id, itemId), eq(testItems.sampleId, sampleId)));
  if (!row) throw notFound(copy.itemNotFound);
  return row;
}

/** A case as the contract writes it. */
export async function itemOf(db: DatabaseSession, carriers: Carriers, row: ItemRow): Promise<TestItem> {
  const { sampleId, request, expectedAt, expectedById, expectedByName, ordinal: _, ...facts } = row;
  const [siblings, past] = await Promise.all([
    db
      .select({ id: testItems.id, name: testItems.name })
      .from(testItems)
      .where(eq(testItems.sampleId, sampleId))
      .orderBy(asc(testItems.ordinal)),
    db
      .select({ result: testResults, execution: testExecutions })
      .from(testResults)
      .innerJoin(testExecutions, eq(testExecutions.id, testResults.executionId))
      .where(eq(testResults.itemId, row.id))
      .orderBy(desc(testResults.number))
      .limit(PAST_OF_ITEM),
  ]);
  const index = siblings.findIndex(({ id }) => id === row.id);
  const answered = past.find(({ result }) => result.received !== null && result.number > row.answersAfter);
  return {
    ...facts,
    ...request,
    testSampleId: sampleId,
    position: index + 1,
    isExecutable: isExecutable(carriers, row),
    expectedAt: expectedAt?.toISOString() ?? null,
    expectedBy: expectedById === null ? null : { id: expectedById, full_name: expectedByName ?? '' },
    received: answered?.result.received ?? null,
    history: past.map(({ result, execution }) => ({
      executionId: execution.id,
      executionNumber: execution.number,
      startedAt: execution.startedAt.toISOString(),
      startedBy: { id: execution.startedById, full_name: execution.startedByName },
      status: result.status,
      message: result.message,
      deviations: result.deviations,
      duration: result.durationMs,
    })),
    siblings: {
      total: siblings.length,
      previous: siblings[index - 1] ?? null,
      next: siblings[index + 1] ?? null,
    },
  };
}

/** One page of the executions of a series, newest first. */
export async function listExecutions(
  db: Database,
  sampleId: string,
  query: PageQuery,
): Promise<{ readonly rows: ExecutionRow[]; readonly totalItems: number }> {
  const { limit, offset } = rowsOfPage(query);
  const isHit = eq(testExecutions.sampleId, sampleId);
  const rows = await db
    .select()
    .from(testExecutions)
    .where(isHit)
    .orderBy(desc(testExecutions.number))
    .limit(limit)
    .offset(offset);
  const counted = db.select({ id: testExecutions.id }).from(testExecutions).where(isHit).limit(COUNTED_ROWS);
  return { rows, totalItems: await db.$count(counted.as('counted')) };
}

export async function findExecution(db: DatabaseSession, id: string): Promise<ExecutionRow | undefined> {
  const [row] = await db.select().from(testExecutions).where(eq(testExecutions.id, id));
  return row;
}

/**
 * An execution with what became of its items, both of one moment: what the number of the latest event says has
 * happened is in the results, and nothing that comes after.
 *
 * @throws {ProblemError} 404
 */
export function executionDetail(
  db: Database,
  { id: sampleId, executionId }: { readonly id: string; readonly executionId: string },
): Promise<ExecutionDetail> {
  return db.transaction(
    async (transaction) => {
      const row = await findExecution(transaction, executionId);
      if (!row || row.sampleId !== sampleId) throw notFound(copy.executionNotFound);
      const results = await transaction
        .select(listedColumns)
        .from(testResults)
        .where(eq(testResults.executionId, executionId))
        .orderBy(asc(testResults.position));
      return { execution: toExecution(row), results: results.map(toResult) };
    },
    { isolationLevel: 'repeatable read' },
  );
}

/**
 * What an item has answered in an execution, with what it was compared with at that time.
 *
 * @throws {ProblemError} 404
 */
export async function answerOf(
  db: Database,
  params: { readonly id: string; readonly executionId: string; readonly itemId: string },
): Promise<TestAnswer> {
  const [row] = await db
    .select({ execution: testExecutions, expected: testResults.expected, received: testResults.received })
    .from(testResults)
    .innerJoin(testExecutions, eq(testExecutions.id, testResults.executionId))
    .where(
      and(
        eq(testExecutions.sampleId, params.id),
        eq(testExecutions.id, params.executionId),
        eq(testResults.itemId, params.itemId),
      ),
    );
  if (!row?.received) throw notFound(copy.answerNotFound);
  const { execution, expected, received } = row;
  const { number, startedAt, tolerancePercent, ignoredFields } = execution;
  return {
    executionNumber: number,
    startedAt: startedAt.toISOString(),
    tolerancePercent,
    ignoredFields,
    expected,
    received,
  };
}
