import { lazyPart } from 'design-system/components/LazyPart';
import { areToastsWanted, onToastsWanted } from 'design-system/components/Toast/toasts-wanted.ts';
import { useSyncExternalStore } from 'react';

const Toasts = lazyPart<object>(async () => (await import('./Toasts.tsx')).Toasts, {
  // What is said there stands nowhere else, but is never what somebody waits for.
  failed: () => null,
});

/** The place of toasts in a frame without react-aria, fetched with the first of them, whoever adds it. */
export function LateToasts() {
  return useSyncExternalStore(onToastsWanted, areToastsWanted) && <Toasts />;
}
