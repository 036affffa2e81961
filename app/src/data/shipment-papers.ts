import { type Paper, shipmentDetailsApi } from 'contract';
import type { DrawnPaper } from 'design-system/patterns/PrintMenu/print-menu.ts';
import { http } from '../http/client.ts';
import { shipmentReads } from './shipments.ts';
import { write } from './write.ts';

/** Which paper of which shipment. */
export interface AskedPaper {
  readonly id: string;
  readonly paper: DrawnPaper;
}

/** A paper beside the label. Its calls are fetched with the first one: few visits print any. */
export const loadPaper = write(async ({ id, paper }: AskedPaper, { signal }): Promise<Blob> =>
  (await import('./fetch-paper.ts')).fetchPaper(id, paper, signal),
);

/** Notes at the platform that papers of a shipment were printed, its label among them or not. */
export function tellPrinted(id: string, papers: readonly Paper[]) {
  return http.call(shipmentDetailsApi.printed, { params: { id }, query: { papers: papers.join(',') } });
}

/** Notes that a paper beside the label was printed, behind the back of whoever goes on with it. */
export const notePaper = write(({ id, paper }: AskedPaper) => tellPrinted(id, [paper]), {
  makesOld: shipmentReads,
  outlivesPage: true,
});
