import { searchLine } from 'contract';
import { useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 300;

/**
 * Searches once nobody has typed for a moment. A reset or the way back comes later than what was typed
 * before it, which is then not searched for any more; nor does the search call back who is on their way elsewhere.
 *
 * @param asked what the list is asked for
 */
export function useSearchField(asked: string, search: (search: string) => void): (text: string) => void {
  const latest = useRef(asked);
  const shown = useLocation();
  const { state } = useNavigation();
  const ask = useDebounced((typed: { text: string; asked: string }, later) => {
    // Where somebody has gone shows later, on a busy machine much later. Only then is known what is asked.
    if (state !== 'idle' || !isQueryOfWindow(shown.search)) return later();
    if (asked !== typed.asked && asked !== latest.current) return;
    latest.current = searchLine(typed.text);
    search(latest.current);
  }, DEBOUNCE_MS);
  return (text) => ask({ text, asked });
}

/** A browser may have written other letters by their numbers than the router has. */
function isQueryOfWindow(query: string): boolean {
  const normal = (text: string) => new URLSearchParams(text).toString();
  return normal(query) === normal(window.location.search);
}
