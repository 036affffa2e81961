import type { Shipment } from 'contract';
import type { BatchQuestion } from './batch-state.ts';

/** With which shipments of a selection something can be done, and how many are kept for which reason. */
export function sortOut(
  shipments: readonly Shipment[],
  whyNot: (shipment: Shipment) => string | undefined,
): { readonly possible: readonly Shipment[]; readonly kept: BatchQuestion['kept'] } {
  const possible: Shipment[] = [];
  const kept = new Map<string, number>();
  for (const shipment of shipments) {
    const reason = whyNot(shipment);
    if (reason === undefined) possible.push(shipment);
    else kept.set(reason, (kept.get(reason) ?? 0) + 1);
  }
  return { possible, kept: [...kept].map(([reason, amount]) => ({ reason, amount })) };
}
