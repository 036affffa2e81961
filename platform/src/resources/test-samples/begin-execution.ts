import { notFound, ProblemError } from '../../api/problem.ts';
import { personRef } from '../../audit/person-ref.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { isExecutable } from './ask-carrier.ts';
import { requireIdle } from './change-sample.ts';
import { findExecution, itemsInOrder, latestNumber } from './queries.ts';
import type { ExecutionRow } from './rows.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

const { testExecutions, testResults } = tables;

interface Begun {
  /** The same id begins the same execution, once. */
  readonly id: string;
  readonly sampleId: string;
  /** The one case to execute, or undefined for all that can be. */
  readonly itemId: string | undefined;
  /** Who begins it, and hears its events. */
  readonly orgCode: string;
  readonly personId: string;
}

/**
 * Writes down that a series is executed, with its cases waiting; those that would order in production are left out. Whoever works on executions takes it from there.
 *
 * @throws {ProblemError} 404; 409 while one is under way, and where there is nothing to execute
 */
export function beginExecution(
  { db, carriers, now }: Pick<Services, 'db' | 'carriers' | 'now'>,
  { id, sampleId, itemId, orgCode, personId }: Begun,
): Promise<ExecutionRow> {
  return db.transaction(async (transaction) => {
    const known = await findExecution(transaction, id);
    if (known) return known;
    const { tolerancePercent, ignoredFields } = await requireIdle(transaction, sampleId);
    const items = (await itemsInOrder(transaction, sampleId)).map((item, index) => ({
      ...item,
      position: index + 1,
    }));
    const chosen = items.filter((item) =>
      itemId === undefined ? isExecutable(carriers, item) : item.id === itemId,
    );
    if (chosen.length === 0 && itemId !== undefined) throw notFound(copy.itemNotFound);
    if (items.length === 0) throw new ProblemError(409, { title: copy.nothingToRun, detail: copy.addFirst });
    if (chosen.length === 0)
      throw new ProblemError(409, { title: copy.noneExecutable, detail: copy.allInProduction });
    const by = await personRef(transaction, personId);
    // Executions are forgotten after a while; after which one a case has its answers is not.
    const before = [
      await latestNumber(transaction, sampleId),
      ...items.map(({ answersAfter }) => answersAfter),
    ];
    const number = Math.max(...before) + 1;
    const [row] = await transaction
      .insert(testExecutions)
      .values({
        id,
        sampleId,
        itemId: itemId ?? null,
        number,
        startedAt: now(),
        startedById: by.id,
        startedByName: by.full_name,
        orgCode,
        tolerancePercent,
        ignoredFields,
        total: chosen.length,
      })
      .returning();
    await transaction.insert(testResults).values(
      chosen.map(({ id: chosenId, position, name, carrier }) => ({
        executionId: id,
        itemId: chosenId,
        number,
        position,
        name,
        carrier,
      })),
    );
    return row as ExecutionRow;
  });
}
