import { useCallback, useEffect, useInsertionEffect, useRef } from 'react';

/** Does its work once it has not been called for a while; leaving the screen drops what waits. */
export function useDebounced<Value>(
  work: (value: Value) => void,
  milliseconds: number,
): (value: Value) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(work);
  useInsertionEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), milliseconds);
    },
    [milliseconds],
  );
}
