/** Hidden for longer than this, a page may have missed the server's pings. */
const LONG_HIDDEN_MS = 45_000;
const TICK_MS = 10_000;

/**
 * Tells when a page may have slept: it was hidden for long, came back out of the browser's memory,
 * the connection returned, or the clock jumped between two ticks.
 *
 * @returns the way to stop
 */
export function watchWakeUps(page: Window, now: () => number, onWakeUp: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { document } = page;

  let hiddenSince = document.visibilityState === 'hidden' ? now() : undefined;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hiddenSince ??= now();
      else {
        if (hiddenSince !== undefined && now() - hiddenSince > LONG_HIDDEN_MS) onWakeUp();
        hiddenSince = undefined;
      }
    },
    { signal },
  );
  page.addEventListener('pageshow', ({ persisted }) => persisted && onWakeUp(), { signal });
  page.addEventListener('online', onWakeUp, { signal });

  let last = now();
  const ticking = page.setInterval(() => {
    if (now() - last > LONG_HIDDEN_MS) onWakeUp();
    last = now();
  }, TICK_MS);
  signal.addEventListener('abort', () => page.clearInterval(ticking));
  return () => stop.abort();
}
