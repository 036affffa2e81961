import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a condition holds, for what a style sheet cannot change: words, and which component there is.
 *
 * @param query one of `media`
 */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
