/** The same as SWR's own for other reads. */
const FOCUS_THROTTLE_MS = 5000;

/** Calls when the person or the network has come back, as SWR does. @returns the way to stop */
export function onReturn(listener: () => void): () => void {
  let last = 0;
  const focus = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < FOCUS_THROTTLE_MS) return;
    last = Date.now();
    listener();
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('focus', focus, { signal });
  document.addEventListener('visibilitychange', focus, { signal });
  window.addEventListener('online', listener, { signal });
  return () => stop.abort();
}
