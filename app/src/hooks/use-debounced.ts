import { useCallback, useEffect, useInsertionEffect, useRef } from 'react';

/**
 * Does its work once it has not been called for a while; leaving the screen drops what waits.
 *
 * @param work may say with `later` that the time has not come yet: then it is done after another while
 */
export function useDebounced<Value>(
  work: (value: Value, later: () => void) => void,
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
      const wait = () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(value, wait), milliseconds);
      };
      wait();
    },
    [milliseconds],
  );
}
