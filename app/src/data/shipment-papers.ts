import type { DrawnPaper } from 'design-system/patterns/PrintMenu/print-menu.ts';
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
