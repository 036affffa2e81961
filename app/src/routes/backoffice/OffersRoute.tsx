import type { Quote } from 'contract';
import { Offers } from 'design-system/screens/backoffice/Offers/Offers';
import type { OffersFilter, OffersState } from 'design-system/screens/backoffice/Offers/offers-state.ts';
import { useNavigate } from 'react-router';
import { offerList } from '../../data/offers.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { offersAddress } from '../../pages/backoffice-addresses.ts';
import type { Visit } from '../../pages/page.ts';
import { pages } from '../../pages/pages.ts';
import type { ListPage } from '../nearest-page.ts';
import { type Asked, toWholeListState } from '../to-list-state.ts';
import type { Read } from '../to-resource.ts';
import { useList } from '../use-list.ts';
import { useSearch } from '../use-search.ts';
import { OpenOffer } from './OpenOffer.tsx';

type OffersPage = ListPage & { readonly items: readonly Quote[]; readonly totalItems: number };

export function preload({ query }: Pick<Visit, 'query'>): void {
  const { status, page } = offersAddress.parse(query);
  preloadRead(offerList({ status, page }));
}

/** `/backoffice/angebote`, and beside the list the quote that `?quote=` names. */
export function Component() {
  const { status, page, quote } = useSearch(offersAddress);
  const navigate = useNavigate();
  const now = useNow();
  const filter = { status, page };
  const list = useList(useRead(offerList(filter)), filter, toOffersState, (to) =>
    offersAddress.href({ status, page: to, quote }),
  );
  const close = () => void navigate(offersAddress.href(filter));
  return (
    <Offers
      state={list.state}
      filter={filter}
      hrefs={{
        home: pages.start.href(),
        status: (of) => offersAddress.href({ status: of }),
        quote: (id) => offersAddress.href({ ...filter, quote: id }),
      }}
      {...(quote !== null && { openId: quote, panel: <OpenOffer key={quote} id={quote} onClose={close} /> })}
      now={now}
      onPage={(to) => void navigate(offersAddress.href({ status, page: to }))}
      onRetry={list.retry}
    />
  );
}

/** What the list shows: `toWholeListState`; a tab without rows is empty. */
function toOffersState(read: Read<OffersPage>, asked: Asked<OffersPage, OffersFilter>): OffersState {
  return toWholeListState(read, asked);
}
