import { listCopy } from './ListFrame.copy.ts';

/** What is said and heard where nothing fits: words of the screen's own, or those for what narrows its list down. */
export function titleOfNoHits(noHits: { title?: string; isSearchOnly?: boolean }): string {
  return noHits.title ?? (noHits.isSearchOnly ? listCopy.noHitsOfSearch : listCopy.noHits.title);
}
