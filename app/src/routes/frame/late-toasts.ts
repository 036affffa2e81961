import type { ToastMessage } from 'design-system/components/Toast';
import { useSyncExternalStore } from 'react';

let areToastsWanted = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether anything was to be said since the page was loaded. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(subscribe, () => areToastsWanted);
}

/** Shows a toast in whichever frame has a place for it. @throws where its code could not be loaded */
export async function showToast(toast: ToastMessage): Promise<void> {
  const { addToast } = await import('design-system/components/Toast');
  addToast(toast);
  areToastsWanted = true;
  for (const listener of listeners) listener();
}
