import { lazyPart } from 'design-system/components/LazyPart';
import { useToastsWanted } from './late-toasts.ts';

const Toasts = lazyPart<object>(async () => (await import('./Toasts.tsx')).Toasts, {
  // What is said there stands nowhere else, but is never what somebody waits for.
  failed: () => null,
});

/** The place of toasts in a frame without react-aria, fetched with the first of them. */
export function LateToasts() {
  return useToastsWanted() && <Toasts />;
}
