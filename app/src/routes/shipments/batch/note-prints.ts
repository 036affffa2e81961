import { type Shipment, shipmentDetailsApi } from 'contract';
import { refresh } from '../../../data/cache.ts';
import { shipmentReads } from '../../../data/shipments.ts';
import { http } from '../../../http/client.ts';
import { runBatch } from './run-batch.ts';

/**
 * Notes that the labels of some shipments have been printed. The paper is what matters; that nobody could note one
 * is no reason to disturb the packing.
 *
 * @returns those that were noted, as they are now
 */
export async function notePrints(ids: readonly string[]): Promise<readonly Shipment[]> {
  const note = (id: string) => http.call(shipmentDetailsApi.printed, { params: { id } });
  const outcomes = await runBatch(ids, note, { signal: new AbortController().signal });
  await refresh(...shipmentReads);
  return outcomes.flatMap((outcome) => (outcome.isDone ? [outcome.result] : []));
}
