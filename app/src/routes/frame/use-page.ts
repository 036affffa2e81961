import { useMatches } from 'react-router';
import type { Page } from '../../pages/page.ts';

/** The page that is open. */
export function usePage(): Page {
  const page = useMatches().at(-1)?.handle as Page | undefined;
  if (!page) throw new Error('A route without a page');
  return page;
}
