import { useInsertionEffect, useRef, useState } from 'react';

type Callbacks = Readonly<Record<string, ((...args: never[]) => unknown) | undefined>>;

/**
 * The same functions for the life of the component, each calling the latest one of its name, so
 * that memoised parts of the form are not rendered for a new closure.
 */
export function useStableCallbacks<T extends object>(callbacks: T): T {
  const latest = useRef(callbacks);
  useInsertionEffect(() => {
    latest.current = callbacks;
  });
  const [stable] = useState(() => {
    const names = Object.keys(callbacks);
    const entries = names.map((name) => [
      name,
      (...args: never[]) => (latest.current as Callbacks)[name]?.(...args),
    ]);
    return Object.fromEntries(entries) as T;
  });
  return stable;
}
