import type { ExecutionEvent, LiveEventPayload } from 'contract';
import { compareJson, countDeviations, isKeptWhole, serverEvents } from 'contract';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import { askCarrier, withdrawLeft } from './ask-carrier.ts';
import type { ExecutionPayload, Known } from './events.ts';
import { finishExecution, isGivenUp, LeaseLost, leaseExecution, noteEvent, pauseExecution } from './lease.ts';
import type { LeasedExecution, Noted, NotedEvent } from './lease.ts';
import type { ItemRow } from './rows.ts';
import { testSampleCopy as copy } from './test-samples.copy.ts';

const { testItems, testResults } = tables;

/** How many cases are under way at once. */
const AT_ONCE = 4;

/**
 * Works on an execution that nobody works on: does the cases that it has not done yet and ends it. Where the
 * platform ends, it pauses.
 */
export async function workExecution(services: Services, id: string, stopping: AbortSignal): Promise<void> {
  const { db, now, reportFault } = services;
  const execution = await leaseExecution(db, id);
  if (!execution) return;
  const teller = new Teller(services, execution);
  try {
    if (isGivenUp(execution)) return await teller.fail(copy.givenUp);
    if (execution.itemId === null && execution.sequence === 0)
      await teller.tell(serverEvents.testSampleExecutionStarted, {});
    await workItems(services, execution, teller, stopping);
    if (stopping.aborted) await pauseExecution(db, execution);
    else if (execution.itemId === null)
      await teller.tell(serverEvents.testSampleExecuted, {}, () => finishExecution(db, execution, now()));
  } catch (error) {
    // Somebody else goes on with it.
    if (error instanceof LeaseLost) return;
    reportFault(`Execution ${id}`, error);
    await teller.fail(copy.broken);
  }
}

/** Tells of one event after the other, in the order in which they are written down. */
class Teller {
  readonly #services: Services;
  readonly #execution: LeasedExecution;
  #latest: Promise<unknown> = Promise.resolve();

  constructor(services: Services, execution: LeasedExecution) {
    this.#services = services;
    this.#execution = execution;
  }

  tell<Event extends ExecutionEvent>(
    event: Event,
    payload: ExecutionPayload<Event>,
    note: () => Promise<number> = () => noteEvent(this.#services.db, this.#execution),
  ): Promise<void> {
    const told = this.#latest.then(async () => {
      const { id: executionId, sampleId: testSampleId, orgCode, startedById } = this.#execution;
      const sequence = await note();
      this.#services.connections.tellOfExecution({ orgCode, personId: startedById }, event, {
        testSampleId,
        executionId,
        sequence,
        ...payload,
      } as Known<LiveEventPayload<Event>>);
    });
    this.#latest = told.catch(() => undefined);
    return told;
  }

  /** Tells of a case. */
  tellOfItem<Event extends ExecutionEvent>(
    event: Event,
    payload: ExecutionPayload<Event>,
    about: NotedEvent,
  ): Promise<void> {
    return this.tell(event, payload, () => noteEvent(this.#services.db, this.#execution, about));
  }

  async fail(message: string): Promise<void> {
    const { db, now } = this.#services;
    const left = await withdrawAll(this.#services, this.#execution);
    return this.tell(serverEvents.executionFailed, { message }, () =>
      finishExecution(db, this.#execution, now(), message, left),
    );
  }
}

/** Cancels what cases have ordered that were under way; what a person has to do instead, by the id of the case. */
async function withdrawAll(
  services: Services,
  { id }: LeasedExecution,
): Promise<ReadonlyMap<string, string>> {
  const isUnderWay = and(eq(testResults.executionId, id), eq(testResults.status, 'running'));
  const cases = await services.db
    .select({ item: testItems })
    .from(testResults)
    .innerJoin(testItems, eq(testItems.id, testResults.itemId))
    .where(isUnderWay);
  const left = new Map<string, string>();
  const withdraw = async (item: ItemRow) => {
    const message = await withdrawLeft(services, item, referenceOf(id, item.id));
    if (message !== undefined) left.set(item.id, message);
  };
  await Promise.all(cases.map(({ item }) => withdraw(item)));
  return left;
}

/** The same for the same case of the same execution: ordered twice, it is the same order. */
function referenceOf(executionId: string, itemId: string): string {
  return `${executionId}-${itemId}`;
}

async function workItems(
  services: Services,
  execution: LeasedExecution,
  teller: Teller,
  stopping: AbortSignal,
): Promise<void> {
  const open = await services.db
    .select({ itemId: testResults.itemId, item: testItems })
    .from(testResults)
    .leftJoin(testItems, eq(testItems.id, testResults.itemId))
    .where(
      and(
        eq(testResults.executionId, execution.id),
        notInArray(testResults.status, ['succeeded', 'deviant', 'failed']),
      ),
    )
    .orderBy(asc(testResults.position));
  const left = open.values();
  let isOver = false;
  const worker = async () => {
    for (const { itemId, item } of left) {
      if (stopping.aborted || isOver) return;
      await workItem(services, execution, teller, { itemId, item });
    }
  };
  const endAll = (error: unknown) => {
    isOver = true;
    throw error;
  };
  // All of them come to their end before a fault is told, so that nothing is written down after it.
  const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => worker().catch(endAll)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

async function workItem(
  services: Services,
  execution: LeasedExecution,
  teller: Teller,
  { itemId, item }: { readonly itemId: string; readonly item: ItemRow | null },
): Promise<void> {
  const endedAt = () => (execution.itemId === null ? undefined : services.now());
  const end = (noted: Noted & Required<Pick<Noted, 'status'>>) => {
    const { status, message = '', deviations = 0, durationMs: duration = null } = noted;
    return teller.tellOfItem(
      serverEvents.testItemExecuted,
      { testItemId: itemId, status, message, deviations, duration },
      { itemId, noted, endedAt: endedAt() },
    );
  };
  await teller.tellOfItem(
    serverEvents.testItemExecutionStarted,
    { testItemId: itemId },
    { itemId, noted: { status: 'running', received: null, durationMs: null } },
  );
  if (!item) return end({ status: 'failed', message: copy.itemGone });
  const start = performance.now();
  const asked = await askCarrier(services, item, referenceOf(execution.id, itemId));
  const durationMs = Math.round(performance.now() - start);
  if (!asked.isAnswered) return end({ status: 'failed', message: asked.message, durationMs });
  const { received } = asked;
  if (!isKeptWhole(received)) return end({ status: 'failed', message: copy.tooLong, durationMs });
  await teller.tellOfItem(
    serverEvents.testItemCarrierExecuted,
    { testItemId: itemId, carrier: item.carrier },
    { itemId, noted: { status: 'received', received, expected: item.expected, durationMs } },
  );
  await end({ ...judge(execution, item, received), durationMs });
}

/** Whether an answer is what is expected. One of which nobody has said so is not. */
function judge(
  execution: LeasedExecution,
  { expected }: ItemRow,
  received: Parameters<typeof compareJson>[1],
): Required<Pick<Noted, 'status' | 'message' | 'deviations'>> {
  const deviations = countDeviations(compareJson(expected ?? undefined, received, execution));
  if (expected === null) return { status: 'deviant', message: copy.nothingExpected, deviations };
  if (deviations === 0) return { status: 'succeeded', message: '', deviations };
  return { status: 'deviant', message: copy.deviations(deviations), deviations };
}
