import { packageTotals } from 'contract';
import type { ListedTestItem, TestExecution, TestResult, TestSample } from 'contract';
import type { tables } from '../../store/index.ts';

export type SampleRow = typeof tables.testSamples.$inferSelect;
export type ItemRow = typeof tables.testItems.$inferSelect;
export type ExecutionRow = typeof tables.testExecutions.$inferSelect;
export type ResultRow = typeof tables.testResults.$inferSelect;

/** A stored series as the contract writes it. */
export function toSample(
  row: SampleRow,
  more: Pick<TestSample, 'items' | 'carriers' | 'latest'>,
): TestSample {
  const { id, name, tolerancePercent, ignoredFields, updatedAt, updatedById, updatedByName, version } = row;
  return {
    id,
    name,
    tolerancePercent,
    ignoredFields,
    ...more,
    updatedAt: updatedAt.toISOString(),
    updatedBy: { id: updatedById, full_name: updatedByName },
    version,
  };
}

/** A stored execution as the contract writes it. */
export function toExecution(row: ExecutionRow): TestExecution {
  const { id, sampleId, itemId, number, status, total, succeeded, deviant, failed, message, sequence } = row;
  return {
    id,
    testSampleId: sampleId,
    testItemId: itemId,
    number,
    status,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    startedBy: { id: row.startedById, full_name: row.startedByName },
    total,
    succeeded,
    deviant,
    failed,
    message,
    sequence,
  };
}

/** What is read of a result where its answer is not asked for. */
export type ListedResult = Omit<ResultRow, 'received' | 'expected' | 'executionId'>;

/** The same with when its execution began. */
export type PastResultRow = ListedResult & { readonly startedAt: Date };

/** A stored result as the contract writes it. */
export function toResult(row: ListedResult): TestResult {
  const { itemId, position, name, carrier, status, message, deviations, durationMs } = row;
  return { testItemId: itemId, position, name, carrier, status, message, deviations, duration: durationMs };
}

/** A stored case as a row of its series. */
export function toListedItem(
  row: ItemRow,
  position: number,
  results: readonly PastResultRow[],
): Omit<ListedTestItem, 'isExecutable'> {
  const { id, sampleId, name, operation, carrier, productCode, request, version } = row;
  const { answersAfter, expectedAt } = row;
  const place = ({ address: { countryCode, postalCode } }: typeof request.from) => ({
    countryCode,
    postalCode,
  });
  const { pieces, weightKg } = packageTotals(request.shipmentData.packages);
  // What came before was said of another question.
  const past = results.filter(({ number }) => number > answersAfter);
  const [latest] = past;
  return {
    id,
    testSampleId: sampleId,
    position,
    name,
    operation,
    carrier,
    productCode,
    answersAfter,
    expectedAt: expectedAt?.toISOString() ?? null,
    version,
    from: place(request.from),
    to: place(request.to),
    pieces,
    weightKg,
    latest: latest ? { ...toResult(latest), position, startedAt: latest.startedAt.toISOString() } : null,
    past: past.filter(({ status }) => isEnd(status)).map(({ status }) => status),
  };
}

/** Whether nothing more becomes of it. */
function isEnd(status: ResultRow['status']): boolean {
  return status === 'succeeded' || status === 'deviant' || status === 'failed';
}
