import { useMatches } from 'react-router';
import type { RouteEntry } from '../table.ts';

/** The row of the table that the page belongs to. */
export function useRouteEntry(): RouteEntry {
  const entry = useMatches().at(-1)?.handle as RouteEntry | undefined;
  if (!entry) throw new Error('A page without a row in the table of routes');
  return entry;
}
