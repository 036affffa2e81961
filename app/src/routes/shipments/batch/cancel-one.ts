import { type Shipment, shipmentOrdersApi } from 'contract';
import type { CancelQuestion } from 'design-system/screens/shipments/BatchCancel/batch-cancel-state.ts';
import { batchCancelCopy as copy } from 'design-system/screens/shipments/BatchCancel/BatchCancel.copy.ts';
import { toQuestion } from 'design-system/screens/shipments/BatchCancel/to-question.ts';
import { cancellingCopy } from 'design-system/screens/shipments/cancelling/cancelling.copy.ts';
import { shipmentReads } from '../../../data/shipments.ts';
import { http } from '../../../http/client.ts';
import { toCancelFailure } from '../to-cancel-failure.ts';
import { runRest } from './run-batch.ts';
import { type BatchWork, Stopped } from './use-batch.ts';

/** Cancels one of many as it was seen. Not called off once it is sent: nobody would know what came of it. */
export function cancelOne({ id, version }: Shipment): Promise<Shipment> {
  return http.call(shipmentOrdersApi.cancel, { params: { id }, version });
}

/** Why one of many was not cancelled, or that nobody knows whether it was. */
export function reasonOf(error: unknown): string {
  if (error instanceof Stopped) return copy.stopped;
  return toCancelFailure(error, cancellingCopy.ordered).description;
}

/** Cancels many: each by itself, some at once. */
export const cancelling: BatchWork<Shipment, CancelQuestion> = {
  ask(shipments) {
    const { cancellable, ...question } = toQuestion(shipments);
    return { question, chosen: cancellable };
  },
  run: (chosen, before, options) => runRest(chosen, before, cancelOne, options),
  reasonOf,
  words: copy,
  makesOld: shipmentReads,
};
