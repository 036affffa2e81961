import { useEffect, useState } from 'react';
import { untilLoaded } from '../../../components/LazyPart/until-loaded.ts';
import type { ListTools } from './list-tools.tsx';

const signs = [
  'pointermove',
  'pointerover',
  'mousemove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
] as const;

/**
 * What is done with rows, once somebody does anything with the page: one that is only looked at does without
 * the code. Where it does not get through, the next sign asks again.
 *
 * @param isNeeded also without a sign
 */
export function useListTools(isNeeded: boolean): ListTools | undefined {
  const [tools, setTools] = useState<ListTools>();
  useEffect(() => {
    if (tools) return undefined;
    const left = new AbortController();
    const { signal } = left;
    let isLoading = false;
    const load = () => {
      if (isLoading) return;
      isLoading = true;
      untilLoaded(import('./list-tools.tsx')).then(
        ({ listTools }) => signal.aborted || setTools(listTools),
        () => {
          isLoading = false;
        },
      );
    };
    for (const sign of signs) addEventListener(sign, load, { signal, passive: true, capture: true });
    if (isNeeded) load();
    return () => left.abort();
  }, [tools, isNeeded]);
  return tools;
}
