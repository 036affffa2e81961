import { contentPageSchema, pagesApi } from 'contract';
import type { ContentPage, ContentPageQuestion } from 'contract';
import * as v from 'valibot';

/** Finds a content page; null where there is none. */
export type FindContentPage = (asked: ContentPageQuestion) => Promise<ContentPage | null>;

/** A person waits for it, and the app can ask by itself. */
const PATIENCE_MS = 2000;

/** Asks an API for content pages. What it says is checked; that it does not answer is thrown. */
export function fetchContentPage(apiUrl: string, patienceMs: number = PATIENCE_MS): FindContentPage {
  return async (asked) => {
    const query = new URLSearchParams(Object.entries(asked));
    const url = `${apiUrl.replace(/(?<!\/)\/+$/, '')}/${pagesApi.published.path}?${query.toString()}`;
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    // 400: what stands in the address can be no page's.
    if (answer.status === 404 || answer.status === 400) return null;
    if (!answer.ok) throw new Error(`The API answers ${answer.status} to the question for a content page`);
    return v.parse(contentPageSchema, await answer.json());
  };
}
