import type { ContentPage } from 'contract';
import type { ContentPageState } from 'design-system/screens/content/ContentPage/content-page-state.ts';
import { type Read, toFetched } from '../to-resource.ts';

/** What is shown of a content page. An address that can be no page's is like one that is none's. */
export function toContentPageState(read: Read<ContentPage>, isSlow: boolean): ContentPageState {
  const kind = read.error?.kind;
  if (kind === 'notFound' || kind === 'invalid') return { kind: 'notFound' };
  return toFetched(read, { isSlow });
}
