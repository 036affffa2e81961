import type { Carrier } from 'contract';
import type { ClosingQuestion } from 'design-system/screens/shipments/BatchClosing/batch-closing-state.ts';
import { batchClosingCopy as copy } from 'design-system/screens/shipments/BatchClosing/BatchClosing.copy.ts';
import {
  type ClosableShipment,
  toClosingQuestion,
} from 'design-system/screens/shipments/BatchClosing/to-closing-question.ts';
import { cancellingCopy } from 'design-system/screens/shipments/cancelling/cancelling.copy.ts';
import { closeCarrier, closingReads } from '../../../data/day-end-closings.ts';
import { ApiError } from '../../../http/api-error.ts';
import { pages } from '../../../pages/pages.ts';
import type { Outcome } from './run-batch.ts';
import { type BatchWork, Stopped } from './use-batch.ts';

type Outcomes = readonly Outcome<ClosableShipment, unknown>[];

/** The carrier did not take it along. */
class Refused extends Error {}

const NOT_OPEN = 422;

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
      const outcomes = await closeOf(carrier, shipments).catch((error) => allFailed(shipments, error));
      for (const outcome of outcomes) known.set(outcome.item.id, outcome);
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

/** Closes those of one carrier, and says what became of each. */
async function closeOf(carrier: Carrier, shipments: readonly ClosableShipment[]): Promise<Outcomes> {
  const onlyIds = shipments.map(({ id }) => id);
  const [closed] = await closeCarrier({ carrier, onlyIds }, crypto.randomUUID());
  if ('error' in closed) return allFailed(shipments, closed.error);
  const reasons = new Map(closed.result.failures.map(({ shipmentId, reason }) => [shipmentId, reason]));
  return shipments.map((item) => {
    const reason = reasons.get(item.id);
    return reason === undefined
      ? { item, isDone: true, result: undefined }
      : { item, isDone: false, error: new Refused(reason) };
  });
}

const allFailed = (shipments: readonly ClosableShipment[], error: unknown): Outcomes =>
  shipments.map((item) => ({ item, isDone: false, error }));

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
