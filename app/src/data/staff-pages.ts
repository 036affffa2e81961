import { type ContentPageDraft, contentPagesApi, type StaffPage } from 'contract';
import { http } from '../http/client.ts';
import { contentPage } from './content-pages.ts';
import { byId, read, unlessFocused } from './read.ts';
import { write } from './write.ts';

const { list, get, slug, create, change, remove } = contentPagesApi;

/** One page of the content pages, and what is missing. */
export const staffPageList = read(list, ({ page }: { readonly page: number }) => ({ query: { page } }));

/** One page with who has changed it; it is edited, so it is not called old because somebody looked away. */
export const oneStaffPage = read(get, byId, unlessFocused);

/** Whether a slug is free, but for the page that has it. */
export const freeSlug = read(slug, (asked: { readonly slug: string; readonly except?: string }) => ({
  query: asked,
}));

// What readers see is old too.
const makesOld = [staffPageList, oneStaffPage, freeSlug, contentPage];

/** Publishes a page, wherever the person goes meanwhile; the same key never publishes a second one. */
export const createPage = write(
  (draft: ContentPageDraft, { idempotencyKey }) => http.call(create, { body: draft, idempotencyKey }),
  { makesOld, outlivesPage: true },
);

/** What becomes of a page, and of which version of it. */
export interface PageChange {
  readonly id: string;
  readonly version: number;
  readonly draft: ContentPageDraft;
}

export const changePage = write(
  ({ id, version, draft }: PageChange, { signal }) =>
    http.call(change, { params: { id }, body: draft, version, signal }),
  { makesOld },
);

export const deletePage = write(
  ({ id, version }: Pick<StaffPage, 'id' | 'version'>) => http.call(remove, { params: { id }, version }),
  { makesOld, outlivesPage: true },
);
