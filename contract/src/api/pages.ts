import * as v from 'valibot';
import { type ContentPageKind, contentPageKinds, contentPageSchema } from '../entities/content-page.ts';
import { idText } from '../rules/id.ts';
import { endpoint } from './endpoint.ts';

/** Which content page is meant: the one with a slug, or that of a kind. */
export type ContentPageQuestion = { readonly slug: string } | { readonly kind: ContentPageKind };

export const pagesApi = {
  /** 404 where there is none, and for the kind `other`, of which there may be many. */
  published: endpoint({
    method: 'GET',
    path: 'pages/published',
    summary: 'Read a content page by its slug, or by its kind where there is one page of that kind',
    access: 'everybody',
    query: v.object({ slug: v.optional(idText()), kind: v.optional(v.picklist(contentPageKinds)) }),
    answer: 'json',
    response: contentPageSchema,
    errors: { 404: [] },
  }),
} as const;
