import type { ListedPage } from 'contract';
import type {
  ContentPagesFilter,
  ContentPagesState,
} from 'design-system/screens/backoffice/ContentPages/content-pages-state.ts';
import { ContentPages } from 'design-system/screens/backoffice/ContentPages/ContentPages';
import { useNavigate } from 'react-router';
import { staffPageList } from '../../data/staff-pages.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { contentPagesAddress } from '../../pages/backoffice-addresses.ts';
import { backofficePages } from '../../pages/backoffice-pages.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toWholeListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { mayAdminister } from './rights-of-staff.ts';

type Listed = ListPage & { readonly items: readonly ListedPage[]; readonly totalItems: number };

export function preload({ query }: Pick<Visit, 'query'>): void {
  preloadRead(staffPageList(contentPagesAddress.parse(query)));
}

/** `/backoffice/inhaltsseiten` */
export function Component() {
  const { page } = useSearch(contentPagesAddress);
  const navigate = useNavigate();
  const now = useNow();
  const read = useRead(staffPageList({ page }));
  const hrefOf = (to: number) => contentPagesAddress.href({ page: to });
  const list = useList(read, { page }, toContentPagesState, hrefOf);
  return (
    <ContentPages
      state={list.state}
      filter={{ page }}
      missing={read.data?.missing ?? []}
      hrefs={{
        home: pages.start.href(),
        create: mayAdminister() ? backofficePages.newContentPage.href() : undefined,
        page: (id) => backofficePages.editedContentPage.href({ id }),
      }}
      now={now}
      onPage={(to) => void navigate(hrefOf(to))}
      onRetry={list.retry}
    />
  );
}

function toContentPagesState(
  read: Read<Listed>,
  asked: Asked<Listed, ContentPagesFilter>,
): ContentPagesState {
  return toWholeListState(read, asked);
}
