import { type Carrier, dayEndClosingsApi } from 'contract';
import type { ClosingQuestion } from 'design-system/screens/shipments/BatchClosing/batch-closing-state.ts';
import { batchClosingCopy as copy } from 'design-system/screens/shipments/BatchClosing/BatchClosing.copy.ts';
import {
  type ClosableShipment,
  toClosingQuestion,
} from 'design-system/screens/shipments/BatchClosing/to-closing-question.ts';
import { cancellingCopy } from 'design-system/screens/shipments/cancelling/cancelling.copy.ts';
import { closingReads } from '../../../data/day-end-closings.ts';
import { isSettled } from '../../../data/writer.ts';
import { ApiError } from '../../../http/api-error.ts';
import { http } from '../../../http/client.ts';
import { pages } from '../../../pages/pages.ts';
import type { Outcome } from './run-batch.ts';
import { type BatchWork, Stopped } from './use-batch.ts';

type Outcomes = readonly Outcome<ClosableShipment, unknown>[];

/** The carrier did not take it along. */
class Refused extends Error {}

/** Rows of a page of what is open: the most that the platform gives. */
const PER_PAGE = 100;
const NOT_OPEN = 422;

/** With which key something was sent of which nobody knows what became, by the error that left it open. */
const openKeys = new WeakMap<ApiError, string>();

/** Closes many for the day: one closing for each carrier, one after another. The failure of one keeps no other back. */
export const closing: BatchWork<ClosableShipment, ClosingQuestion> = {
  ask(shipments) {
    const { closable, ...question } = toClosingQuestion(shipments);
    return { question, chosen: closable };
  },
  async run(chosen, before, { signal, onProgress }) {
    const known = new Map(before.map((outcome) => [outcome.item.id, outcome]));
    const rest = chosen.filter(({ id }) => known.get(id)?.isDone !== true);
    let done = 0;
    onProgress(done, rest.length);
    for (const [carrier, shipments] of Map.groupBy(rest, (shipment) => shipment.carrier)) {
      if (signal.aborted) break;
      const key = keyOf(shipments.map(({ id }) => known.get(id)));
      for (const outcome of await closeOf(carrier, shipments, key)) known.set(outcome.item.id, outcome);
      done += shipments.length;
      onProgress(done, rest.length);
    }
    return chosen.flatMap(({ id }) => known.get(id) ?? []);
  },
  reasonOf,
  words: copy,
  end: { href: pages.dayEndClosing.href(), description: copy.doneHelp },
  makesOld: closingReads,
};

/**
 * Where all of a carrier's were sent together and nobody knows what became of them, they are sent with the same key:
 * the platform then says it. With another one it would only say that they are not open any more.
 */
function keyOf([first, ...others]: readonly (Outcomes[number] | undefined)[]): string {
  const error = errorOf(first);
  const wereSentTogether = others.every((other) => errorOf(other) === error);
  return (wereSentTogether && error instanceof ApiError && openKeys.get(error)) || crypto.randomUUID();
}

function errorOf(outcome: Outcomes[number] | undefined): unknown {
  return outcome?.isDone === false ? outcome.error : undefined;
}

/** Closes those of one carrier. Not called off once it is sent: nobody would know what came of it. */
async function closeOf(
  carrier: Carrier,
  shipments: readonly ClosableShipment[],
  idempotencyKey: string,
): Promise<Outcomes> {
  try {
    const body = { carrier, onlyIds: shipments.map(({ id }) => id) };
    const { failed } = await http.call(dayEndClosingsApi.create, { body, idempotencyKey });
    const reasons = failed === 0 ? new Map<string, string>() : await reasonsOf(carrier, failed);
    return shipments.map((item) => {
      const reason = reasons.get(item.id);
      return reason === undefined
        ? { item, isDone: true, result: undefined }
        : { item, isDone: false, error: new Refused(reason) };
    });
  } catch (error) {
    if (error instanceof ApiError && !isSettled(error)) openKeys.set(error, idempotencyKey);
    return shipments.map((item) => ({ item, isDone: false, error }));
  }
}

/**
 * Which of a carrier's open shipments have failed, and why: they come first. Those of earlier closings are among
 * them, so it goes on as long as a page holds nothing else.
 */
async function reasonsOf(carrier: Carrier, failed: number): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await http.call(dayEndClosingsApi.openShipments, {
      query: { carrier, page, perPage: PER_PAGE },
    });
    for (const { id, failure } of items) if (failure) reasons.set(id, failure.reason);
    const isOver = page >= totalPages || items.some(({ failure }) => failure === null);
    if (isOver || reasons.size === 0) break;
  }
  if (reasons.size === 0 && failed > 0) throw new Refused('');
  return reasons;
}

/** Why one of many was not closed, or that nobody knows whether it was. */
export function reasonOf(error: unknown): string {
  if (error instanceof Stopped) return copy.stopped;
  if (error instanceof Refused) return error.message || copy.refused;
  if (!(error instanceof ApiError)) return cancellingCopy.tryAgain;
  const { problem } = error;
  if (problem?.detail) return problem.detail;
  if (error.status === NOT_OPEN) return copy.overtaken;
  return error.isOutcomeUnknown ? cancellingCopy.unanswered : cancellingCopy.tryAgain;
}
