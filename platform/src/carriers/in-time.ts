/**
 * Asks a carrier with a limit, and gives it up then even where its connection overlooks the limit.
 *
 * @param limit `AbortSignal.timeout(…)`, or whatever else ends the question
 * @throws what the question throws, or the reason of the limit
 */
export function inTime<Answer>(
  limit: AbortSignal,
  ask: (limit: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  return Promise.race([ask(limit), rejectionBy(limit)]);
}

/** Rejects with the signal's reason once it is aborted, and never settles otherwise. */
function rejectionBy(signal: AbortSignal): Promise<never> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
