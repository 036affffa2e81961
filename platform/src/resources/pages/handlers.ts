import type { ResourceHandlers } from '../../api/handler.ts';
import { toPage } from '../../api/paging.ts';
import { notFound } from '../../api/problem.ts';
import type { Services } from '../../services.ts';
import { changePage, createPage, removePage, requirePage } from './change-page.ts';
import { pageApiCopy } from './pages.copy.ts';
import { findPublishedPage, listPages, missingKinds, takenOf, toStaffPage } from './queries.ts';

export function pageHandlers(services: Pick<Services, 'db' | 'now'>): ResourceHandlers<'pages'> {
  const { db } = services;
  return {
    published: async ({ query }) => {
      const page = await findPublishedPage(db, query);
      if (!page) throw notFound(pageApiCopy.notFound);
      return page;
    },

    list: async ({ query }) => {
      const { items, totalItems } = await listPages(db, query);
      return { ...toPage(items, totalItems, query), missing: await missingKinds(db) };
    },

    slug: async ({ query: { slug, except } }) => ({
      isFree: (await takenOf(db, { slug, kind: 'other' }, except)) === null,
    }),

    get: async ({ params }) => toStaffPage(await requirePage(db, params.id)),

    create: (call) => createPage(services, call),

    change: (call) => changePage(services, call),

    remove: (call) => removePage(services, call),
  };
}
