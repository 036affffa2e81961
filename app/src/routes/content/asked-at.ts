import type { ContentPageQuestion } from 'contract';
import type { Page } from '../../pages/page.ts';

/** Which text an address asks for: what its page says, or its own segment, which stands in small letters. */
export function askedAt(
  { content = {} }: Pick<Page, 'content'>,
  { contentPageSlug = '' }: Readonly<Record<string, string | undefined>>,
): ContentPageQuestion {
  return 'kind' in content || 'slug' in content
    ? (content as ContentPageQuestion)
    : { slug: contentPageSlug.toLowerCase() };
}
