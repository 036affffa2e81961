import { useSyncExternalStore } from 'react';
import { lazyPart } from '../LazyPart/LazyPart.tsx';
import { toastQueue } from '../Toast/toast-queue.ts';
import type { ToastRegionProps } from '../Toast/Toast.tsx';
import { PlainToasts } from './PlainToasts.tsx';

// For what is on every page, which must not bring the region's code along.
export { addToast, closeToast, closeToastGroup } from '../Toast/toast-queue.ts';

const ToastRegion = lazyPart<ToastRegionProps>(async () => (await import('../Toast/Toast.tsx')).ToastRegion, {
  // What is to be told is there, only its looks are not.
  failed: (props) => <PlainToasts {...props} />,
});

/** Loads the region ahead of a message that may come when there is no network. */
export const preloadToasts = ToastRegion.preload;

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const hasToasts = () => toastQueue.visibleToasts.length > 0;

/** The region of the page's toasts; its code is fetched with the first one. */
export function LazyToastRegion(props: ToastRegionProps) {
  const isNeeded = useSyncExternalStore(subscribe, hasToasts);
  return isNeeded && <ToastRegion {...props} />;
}
