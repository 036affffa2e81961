let areWanted = false;
const listeners = new Set<() => void>();

/** Whether anything was to be said since the page was loaded: for places that bring no code of toasts until then. */
export const areToastsWanted = (): boolean => areWanted;

/** @returns the way to stop listening */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A toast was added. */
export function wantToasts(): void {
  if (areWanted) return;
  areWanted = true;
  for (const listener of listeners) listener();
}
