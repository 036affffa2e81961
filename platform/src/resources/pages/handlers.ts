import type { ResourceHandlers } from '../../api/handler.ts';
import { notFound } from '../../api/problem.ts';
import type { Services } from '../../services.ts';
import { pageApiCopy } from './pages.copy.ts';
import { findPublishedPage } from './queries.ts';

export function pageHandlers({ db }: Pick<Services, 'db'>): ResourceHandlers<'pages'> {
  return {
    published: async ({ query }) => {
      const page = await findPublishedPage(db, query);
      if (!page) throw notFound(pageApiCopy.notFound);
      return page;
    },
  };
}
