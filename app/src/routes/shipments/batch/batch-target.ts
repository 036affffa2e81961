import type { Shipment } from 'contract';
import type { BatchFailure } from 'design-system/screens/shipments/batch/batch-state.ts';
import { nameShipment } from 'design-system/screens/shipments/batch/name-shipment.ts';
import type { ShipmentsFilter } from 'design-system/screens/shipments/Shipments/shipments-state.ts';
import { collectShipments } from './collect-shipments.ts';
import type { Outcome } from './run-batch.ts';

/** What is done with at once: labels for which a browser has room, and anything for which a person has patience. */
export const MOST_AT_ONCE = 200;

/** Shipments by name, or all that a filter finds. */
export type BatchTarget = readonly Shipment[] | ShipmentsFilter;

/** Whether it names them, and nobody has to be asked which they are. */
export function isNamed(target: BatchTarget): target is readonly Shipment[] {
  return Array.isArray(target);
}

/**
 * The shipments of a batch, in the order of the list.
 *
 * @returns undefined where there are more than can be taken at once
 * @throws {ApiError}
 */
export async function shipmentsOf(
  target: BatchTarget,
  signal: AbortSignal,
): Promise<readonly Shipment[] | undefined> {
  const found = isNamed(target) ? target : await collectShipments(target, MOST_AT_ONCE, signal);
  return found && found.length <= MOST_AT_ONCE ? found : undefined;
}

/** Those with which it did not work, as people call them, each with what `reasonOf` says. */
export function toFailures(
  outcomes: readonly Outcome<Shipment, unknown>[],
  reasonOf: (error: unknown) => string,
): readonly BatchFailure[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.isDone) return [];
    return [{ ...nameShipment(outcome.item), reason: reasonOf(outcome.error) }];
  });
}
