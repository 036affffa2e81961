import { useEffect, useState } from 'react';

/**
 * A hook for something that all pages of the documentation read: it is loaded once, and again by the next page
 * where that failed.
 * @param before what stands for it until it is there, or where it cannot be had
 */
export function loadedOnce<Value>(load: () => Promise<Value>, before: Value): () => Value {
  let loading: Promise<Value> | undefined;
  return function useLoaded() {
    const [value, setValue] = useState(before);
    useEffect(() => {
      let isCurrent = true;
      loading ??= load();
      loading.then(
        (loaded) => isCurrent && setValue(loaded),
        () => {
          loading = undefined;
        },
      );
      return () => {
        isCurrent = false;
      };
    }, []);
    return value;
  };
}
