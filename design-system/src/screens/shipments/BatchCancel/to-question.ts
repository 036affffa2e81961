import type { Shipment } from 'contract';
import { isTemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { whyNotCancellable } from '../cancelling/can-cancel.ts';
import type { BatchQuestion } from './batch-cancel-state.ts';

/** Which shipments of a selection can be cancelled, by the rule of the single one, and why the others cannot. */
export function toQuestion(
  shipments: readonly Shipment[],
): BatchQuestion & { readonly cancellable: readonly Shipment[] } {
  const cancellable: Shipment[] = [];
  const kept = new Map<string, number>();
  for (const shipment of shipments) {
    const reason = whyNotCancellable(shipment);
    if (reason === undefined) cancellable.push(shipment);
    else kept.set(reason, (kept.get(reason) ?? 0) + 1);
  }
  return {
    cancellable,
    total: cancellable.length,
    templates: cancellable.filter(isTemplate).length,
    kept: [...kept].map(([reason, amount]) => ({ reason, amount })),
  };
}
