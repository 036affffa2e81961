import { Piscina } from 'piscina';
import type { CommercialInvoice } from './commercial-invoice.ts';
import type { ConsignmentNote } from './consignment-note.ts';
import type { CustomsDeclaration } from './customs-declaration.ts';
import type { HandoverList } from './handover-list.ts';
import type { LaidOutLabel } from './label-sheets.ts';
import type { PickSlip } from './pick-slip.ts';
import type { ShippingLabel } from './shipping-label.ts';
import type { TestPage } from './test-page.ts';

/** A document with all that stands on it. */
export type DrawnDocument =
  | { readonly kind: 'label'; readonly label: ShippingLabel }
  | { readonly kind: 'label-sheets'; readonly sheets: LaidOutLabel }
  | { readonly kind: 'consignment-note'; readonly note: ConsignmentNote }
  | { readonly kind: 'customs-declaration'; readonly declaration: CustomsDeclaration }
  | { readonly kind: 'commercial-invoice'; readonly invoice: CommercialInvoice }
  | { readonly kind: 'pick-slip'; readonly slip: PickSlip }
  | { readonly kind: 'test-page'; readonly test: TestPage }
  | { readonly kind: 'handover-list'; readonly list: HandoverList };

/** Documents that may wait; so many of the largest labels take some five seconds. */
const MAX_WAITING = 50;
/** Opening the typefaces takes longer than drawing, so a thread stays for the next document. */
const IDLE_MS = 600_000;

const threads = new Piscina({
  filename: new URL('./document-thread.ts', import.meta.url).href,
  minThreads: 0,
  // One draws more than any printer prints; two would take the processors from the answers.
  maxThreads: 1,
  maxQueue: MAX_WAITING,
  idleTimeout: IDLE_MS,
});

/**
 * A document as a PDF, drawn in a thread of its own: a long one takes a tenth of a second, in which
 * nobody else would get an answer.
 *
 * @throws when too many are waiting
 */
export function drawDocument(document: DrawnDocument): Promise<Uint8Array> {
  // Without a signal: the library lets what can be aborted wait in a queue without end.
  return threads.run(document) as Promise<Uint8Array>;
}

/** How many documents the threads have drawn; and the numbers of the threads, for tests. */
export function drawnByThreads(): { readonly documents: number; readonly threadIds: readonly number[] } {
  return { documents: threads.completed, threadIds: threads.threads.map(({ threadId }) => threadId) };
}
