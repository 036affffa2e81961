import type { Paper, Shipment } from 'contract';
import { refresh } from '../../../data/cache.ts';
import { tellPrinted } from '../../../data/shipment-papers.ts';
import { shipmentReads } from '../../../data/shipments.ts';
import { runBatch } from './run-batch.ts';

/**
 * Notes that papers of some shipments have been printed. The paper is what matters; that nobody could note one
 * is no reason to disturb the packing.
 *
 * @returns those that were noted, as they are now
 */
export async function notePrints(
  shipments: readonly Shipment[],
  papersOf: (shipment: Shipment) => readonly Paper[],
): Promise<readonly Shipment[]> {
  const note = (shipment: Shipment) => tellPrinted(shipment.id, papersOf(shipment));
  const outcomes = await runBatch(shipments, note, { signal: new AbortController().signal });
  await refresh(...shipmentReads);
  return outcomes.flatMap((outcome) => (outcome.isDone ? [outcome.result] : []));
}
