/**
 * Rejects with the signal's reason once it is aborted, and never settles otherwise: what it is raced
 * against is given up even where it overlooks its signal.
 */
export function rejectionBy(signal: AbortSignal): Promise<never> {
  if (signal.aborted) return Promise.reject(signal.reason as Error);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
