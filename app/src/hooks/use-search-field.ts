import { searchLine } from 'contract';
import { useRef } from 'react';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 300;

/**
 * Searches once nobody has typed for a moment. A reset or the way back comes later than what was typed
 * before it, which is then not searched for any more.
 *
 * @param asked what the list is asked for
 */
export function useSearchField(asked: string, search: (search: string) => void): (text: string) => void {
  const latest = useRef(asked);
  const ask = useDebounced((typed: { text: string; asked: string }) => {
    if (asked !== typed.asked && asked !== latest.current) return;
    latest.current = searchLine(typed.text);
    search(latest.current);
  }, DEBOUNCE_MS);
  return (text) => ask({ text, asked });
}
