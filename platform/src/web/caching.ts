/** How long browsers may keep what lies below a path; what no rule names they ask for each time. */
export const cachingByPath = {
  /** Names change with the content. */
  '/assets/': 'public, max-age=31536000, immutable',
  /** Which build is served (`app/building/build-marker.ts`): an answer of before would hide a newer one. */
  '/builds/': 'no-store',
} as const;

/** Pages, and files without a rule. */
export const CACHED_ELSE = 'no-cache';
/** What is not there may be there with the next build. */
export const CACHED_MISSING = 'no-store';

/** Whether a path is that of a file, whatever the browser would like to have: a missing one is no page of the app. */
export function isFilePath(path: string): boolean {
  return Object.keys(cachingByPath).some((folder) => path.startsWith(folder));
}

/** The `Cache-Control` of the answer for a path. */
export function cachingOf(path: string): string {
  return Object.entries(cachingByPath).find(([folder]) => path.startsWith(folder))?.[1] ?? CACHED_ELSE;
}
