import { contentPageKinds, contentPageSchema, type ContentPageQuestion, pagesApi } from 'contract';
import * as v from 'valibot';
import { rememberAnswer } from './cache.ts';
import { read } from './read.ts';

/** The text at an address. It does not change under the eyes of whoever reads it. */
export const contentPage = read(pagesApi.published, (asked: ContentPageQuestion) => ({ query: asked }), {
  revalidateOnFocus: false,
  revalidateIfStale: false,
});

const sentPageSchema = v.object({
  asked: v.union([v.object({ slug: v.string() }), v.object({ kind: v.picklist(contentPageKinds) })]),
  page: contentPageSchema,
});

/**
 * Takes the text that the web server has sent in the HTML for the answer of the API, which it is. Where there is none,
 * or anything else in its place, it is asked for as ever.
 */
export function rememberSentPage(page: Document): void {
  const json = page.querySelector<HTMLMetaElement>('meta[name="lotse:content-page"]')?.content ?? '';
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), sentPageSchema), json);
  if (success) rememberAnswer(contentPage(output.asked), output.page);
}
