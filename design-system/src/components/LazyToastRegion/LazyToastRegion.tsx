import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from '../Toast/toast-queue.ts';
import type { ToastRegionProps } from '../Toast/Toast.tsx';

/** Loads the region ahead of a message that may come when there is no network. */
export const preloadToasts = () => import('../Toast/Toast.tsx');

const ToastRegion = lazy(async () => ({ default: (await preloadToasts()).ToastRegion }));

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const hasToasts = () => toastQueue.visibleToasts.length > 0;

/** The region of the page's toasts; its code is fetched with the first one. */
export function LazyToastRegion(props: ToastRegionProps) {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastRegion {...props} />
    </Suspense>
  );
}
