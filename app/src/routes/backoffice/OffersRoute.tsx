import type { Quote } from 'contract';
import { Offers } from 'design-system/screens/backoffice/Offers/Offers';
import type { OffersFilter, OffersState } from 'design-system/screens/backoffice/Offers/offers-state.ts';
import { useNavigate } from 'react-router';
import { offerList } from '../../data/offers.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { useSearchField } from '../../hooks/use-search-field.ts';
import { offersAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { OpenOffer } from './OpenOffer.tsx';

type OffersPage = ListPage & { readonly items: readonly Quote[]; readonly totalItems: number };

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { quote: _, ...filter } = offersAddress.parse(query);
  preloadRead(offerList(filter));
}

/** `/backoffice/angebote`, and beside the list the quote that `?quote=` names. */
export function Component() {
  const { quote, ...filter } = useSearch(offersAddress);
  const navigate = useNavigate();
  const now = useNow();
  const list = useList(useRead(offerList(filter)), filter, toOffersState, (to) =>
    offersAddress.href({ ...filter, page: to, quote }),
  );
  const searchFor = useSearchField(
    filter.search,
    (search) =>
      void navigate(offersAddress.href({ ...filter, search, page: 1, quote }), {
        replace: true,
        preventScrollReset: true,
      }),
  );
  const close = () => void navigate(offersAddress.href(filter));
  return (
    <Offers
      state={list.state}
      filter={filter}
      hrefs={{
        home: pages.start.href(),
        status: (status) => offersAddress.href({ status, search: filter.search }),
        reset: offersAddress.href({ status: 'all', search: filter.status === 'all' ? '' : filter.search }),
        quote: (id) => offersAddress.href({ ...filter, quote: id }),
      }}
      {...(quote !== null && { openId: quote, panel: <OpenOffer key={quote} id={quote} onClose={close} /> })}
      now={now}
      onSearch={searchFor}
      onPage={(to) => void navigate(offersAddress.href({ ...filter, page: to }))}
      onRetry={list.retry}
    />
  );
}

/** What the list shows: `toListState`; a tab without rows is empty. */
function toOffersState(read: Read<OffersPage>, asked: Asked<OffersPage, OffersFilter>): OffersState {
  return toListState(read, { ...asked, isEmpty: () => asked.filter.search === '' });
}
