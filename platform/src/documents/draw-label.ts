import { Piscina } from 'piscina';
import type { ShippingLabel } from './shipping-label.ts';

/** Labels that may wait; so many of the largest take some five seconds. */
const MAX_WAITING = 50;
/** Opening the typefaces takes longer than drawing, so a thread stays for the next label. */
const IDLE_MS = 600_000;

const threads = new Piscina({
  filename: new URL('./label-thread.ts', import.meta.url).href,
  minThreads: 0,
  // One draws more labels than any printer prints; two would take the processors from the answers.
  maxThreads: 1,
  maxQueue: MAX_WAITING,
  idleTimeout: IDLE_MS,
});

/**
 * The label as a PDF, drawn in a thread of its own: a long one takes a tenth of a second, in which
 * nobody else would get an answer.
 *
 * @throws when too many are waiting
 */
export function drawLabel(label: ShippingLabel): Promise<Uint8Array> {
  // Without a signal: the library lets what can be aborted wait in a queue without end.
  return threads.run(label) as Promise<Uint8Array>;
}

/** How many labels the threads have drawn; and the numbers of the threads, for tests. */
export function drawnByThreads(): { readonly labels: number; readonly threadIds: readonly number[] } {
  return { labels: threads.completed, threadIds: threads.threads.map(({ threadId }) => threadId) };
}
